import { keywords } from '#company/catalog/keywords-texts.ts';
import { breadcrumbList } from '#company/frame/site/breadcrumbs.tsx';
import type { Profile } from '#company/profile/profile.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { definePage } from '#kit/pages/page.ts';
import { paths } from '#kit/paths/paths.ts';
import type { LegalDocument } from './legal-document.ts';
import { LegalView } from './legal-view.tsx';
import { privacyPolicy } from './privacy-policy.ts';
import { serviceAgreement } from './service-agreement.ts';
import { termsOfService } from './terms-of-service.ts';

function legalPage(path: string, getText: (profile: Profile) => LegalDocument) {
  const Text = () => <LegalView {...getText(useProfile())} />;
  return definePage<object>({
    kind: 'static',
    hasOwnIcons: true,
    path,
    view: Text,
    head: (_data, origin, profile) => {
      const text = getText(profile);
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
