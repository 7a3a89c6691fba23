import { paths } from '#kit/paths/paths.ts';

export type NavigationLink = { label: string; href: string };

export type ServiceLink = NavigationLink & { category: string; icon: string };

export type NavigationGroup = { heading: string; links: readonly NavigationLink[] };

/** The dropdown stands between `before` and `after`. */
export const headerNavigation = {
  before: [{ label: 'Home', href: paths.home }],
  services: { label: 'Services' },
  after: [
    { label: 'About', href: paths.about },
    { label: 'Blog', href: paths.blog },
    { label: 'Contact', href: paths.contact },
  ],
  quote: { label: 'Get Quote', href: paths.calculator },
} as const satisfies {
  before: readonly NavigationLink[];
  services: { label: string };
  after: readonly NavigationLink[];
  quote: NavigationLink;
};

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy Policy', href: paths.privacyPolicy },
  { label: 'Terms of Service', href: paths.termsOfService },
  { label: 'Service Agreement', href: paths.serviceAgreement },
];

/** The footer's link columns; the one of services before them and that of contact after them come from the profile. */
export const footerNavigation: readonly NavigationGroup[] = [
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
