import type { ServiceCategory } from '#company/catalog/services.ts';
import { paths, servicePaths } from '#kit/paths/paths.ts';

export type NavigationLink = { label: string; href: string };

export type ServiceLink = NavigationLink & { category: ServiceCategory };

export type NavigationGroup = { heading: string; links: readonly NavigationLink[] };

/** In the catalog's order. */
export const serviceLinks: readonly ServiceLink[] = [
  { category: 'couch', label: 'Couch Cleaning', href: servicePaths.couch },
  { category: 'chair', label: 'Chair Cleaning', href: servicePaths.chair },
  { category: 'carpet', label: 'Carpet Cleaning', href: servicePaths.carpet },
  { category: 'mattress', label: 'Mattress Cleaning', href: servicePaths.mattress },
];

/** The dropdown stands between `before` and `after`. */
export const headerNavigation = {
  before: [{ label: 'Home', href: paths.home }],
  services: { label: 'Services', links: serviceLinks },
  after: [
    { label: 'About', href: paths.about },
    { label: 'Blog', href: paths.blog },
    { label: 'Contact', href: paths.contact },
  ],
  quote: { label: 'Get Quote', href: paths.calculator },
} as const satisfies {
  before: readonly NavigationLink[];
  services: { label: string; links: readonly ServiceLink[] };
  after: readonly NavigationLink[];
  quote: NavigationLink;
};

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy Policy', href: paths.privacyPolicy },
  { label: 'Terms of Service', href: paths.termsOfService },
  { label: 'Service Agreement', href: paths.serviceAgreement },
];

/** The footer's link columns; its contact column comes from the profile. */
export const footerNavigation: readonly NavigationGroup[] = [
  { heading: 'Services', links: serviceLinks },
  {
    heading: 'Company',
    links: [
      { label: 'About', href: paths.about },
      { label: 'Blog', href: paths.blog },
      { label: 'Contact', href: paths.contact },
      { label: 'Price Calculator', href: paths.calculator },
      { label: 'Service Areas', href: paths.homeAreas },
      { label: 'FAQ', href: paths.homeFaq },
    ],
  },
  { heading: 'Legal', links: legalLinks },
];
