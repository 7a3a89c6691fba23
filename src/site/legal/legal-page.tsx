import { keywords } from '#company/catalog/keywords-texts.ts';
import { breadcrumbList } from '#company/frame/site/breadcrumbs.tsx';
import type { LegalSlug, OwnLegalPage } from '#company/legal/legal-pages.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { definePage } from '#kit/pages/page.ts';
import { paths } from '#kit/paths/paths.ts';
import { legalText } from './legal-text.ts';
import { LegalView } from './legal-view.tsx';

export interface LegalData {
  own: OwnLegalPage | null;
}

function legalPage(slug: LegalSlug, path: string) {
  const Text = ({ own }: LegalData) => <LegalView {...legalText(slug, own, useProfile())} />;
  return definePage<LegalData>({
    kind: 'static',
    hasOwnIcons: true,
    path,
    view: Text,
    head: ({ own }, origin, profile) => {
      const text = legalText(slug, own, profile);
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

export const privacyPolicyPage = legalPage('privacy-policy', paths.privacyPolicy);
export const termsOfServicePage = legalPage('terms-of-service', paths.termsOfService);
export const serviceAgreementPage = legalPage('service-agreement', paths.serviceAgreement);
