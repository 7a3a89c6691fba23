import { calculatorFor, paths } from '../paths.ts';
import type { ServiceCategory } from '../services.ts';

export type NavigationLink = { label: string; href: string };

export type ServiceLink = NavigationLink & { category: ServiceCategory };

export type NavigationGroup = { heading: string; links: readonly NavigationLink[] };

/** In the order that the catalogue uses everywhere. Only pages that exist are linked, here and below. */
export const serviceLinks: readonly ServiceLink[] = [
  { category: 'couch', label: 'Couch Cleaning', href: calculatorFor('couch') },
  { category: 'chair', label: 'Chair Cleaning', href: calculatorFor('chair') },
  { category: 'carpet', label: 'Carpet Cleaning', href: calculatorFor('carpet') },
  { category: 'mattress', label: 'Mattress Cleaning', href: calculatorFor('mattress') },
];

/** Specification: Header and footer. The dropdown stands between `before` and `after`. */
export const headerNavigation = {
  before: [{ label: 'Home', href: paths.home }],
  services: { label: 'Services', links: serviceLinks },
  after: [
    { label: 'Areas', href: paths.homeAreas },
    { label: 'FAQ', href: paths.homeFaq },
    { label: 'Contact', href: paths.homeContact },
  ],
  quote: { label: 'Get Quote', href: paths.calculator },
} as const satisfies {
  before: readonly NavigationLink[];
  services: { label: string; links: readonly ServiceLink[] };
  after: readonly NavigationLink[];
  quote: NavigationLink;
};

/** The footer's columns of links; its contact column comes from the business profile. */
export const footerNavigation: readonly NavigationGroup[] = [
  { heading: 'Services', links: serviceLinks },
  {
    heading: 'Company',
    links: [
      { label: 'Price Calculator', href: paths.calculator },
      { label: 'Service Areas', href: paths.homeAreas },
      { label: 'Questions', href: paths.homeFaq },
      { label: 'Contact', href: paths.homeContact },
    ],
  },
];
