import { keywords } from '#shared/content/keywords.ts';
import type { LegalDocument } from '#shared/content/legal/legal-document.ts';
import { privacyPolicy } from '#shared/content/legal/privacy-policy.ts';
import { serviceAgreement } from '#shared/content/legal/service-agreement.ts';
import { termsOfService } from '#shared/content/legal/terms-of-service.ts';
import { paths } from '#shared/paths.ts';
import type { Profile } from '#shared/profile.ts';
import { definePage } from '#web/page.ts';
import { useProfile } from '#web/profile.tsx';
import { breadcrumbList } from '../breadcrumbs.tsx';
import { LegalView } from './legal-view.tsx';

function legalPage(path: string, textOf: (profile: Profile) => LegalDocument) {
  const Text = () => <LegalView {...textOf(useProfile())} />;
  return definePage<object>({
    kind: 'static',
    hasOwnIcons: true,
    path,
    view: Text,
    head: (_data, origin, profile) => {
      const text = textOf(profile);
      return {
        title: `${text.title} | {business}`,
        description: text.description,
        keywords: keywords.legal,
        canonical: path,
        jsonLd: [breadcrumbList(origin, { label: text.title, href: path })],
      };
    },
  });
}

export const privacyPolicyPage = legalPage(paths.privacyPolicy, privacyPolicy);
export const termsOfServicePage = legalPage(paths.termsOfService, termsOfService);
export const serviceAgreementPage = legalPage(paths.serviceAgreement, serviceAgreement);
