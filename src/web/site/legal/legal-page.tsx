import { business } from '#shared/content/business.ts';
import { keywords } from '#shared/content/keywords.ts';
import type { LegalDocument } from '#shared/content/legal/legal-document.ts';
import { privacyPolicy } from '#shared/content/legal/privacy-policy.ts';
import { serviceAgreement } from '#shared/content/legal/service-agreement.ts';
import { termsOfService } from '#shared/content/legal/terms-of-service.ts';
import { paths } from '#shared/paths.ts';
import { definePage } from '#web/page.ts';
import { breadcrumbList } from '../breadcrumb-list.ts';
import { LegalView } from './legal-view.tsx';

const home = { label: 'Home', href: paths.home };

const legalPage = (text: LegalDocument) =>
  definePage<object>({
    kind: 'static',
    path: text.path,
    view: () => <LegalView {...text} />,
    head: (_data, origin) => ({
      title: `${text.title} | ${business.name}`,
      description: text.description,
      keywords: keywords.legal,
      canonical: text.path,
      jsonLd: [breadcrumbList(origin, [home, { label: text.title, href: text.path }])],
    }),
  });

export const privacyPolicyPage = legalPage(privacyPolicy);
export const termsOfServicePage = legalPage(termsOfService);
export const serviceAgreementPage = legalPage(serviceAgreement);
