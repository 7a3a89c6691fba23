import type { Translation } from '#kit/language/translation.ts';
import { paths, servicePaths } from '#kit/paths/paths.ts';
import type { NavigationGroup, NavigationLink, ServiceLink } from './navigation-texts.ts';

export const serviceLinks: readonly ServiceLink[] = [
  { category: 'couch', label: 'Limpieza de sofás', href: servicePaths.couch },
  { category: 'chair', label: 'Limpieza de sillas', href: servicePaths.chair },
  { category: 'carpet', label: 'Limpieza de alfombras', href: servicePaths.carpet },
  { category: 'mattress', label: 'Limpieza de colchones', href: servicePaths.mattress },
];

export const headerNavigation = {
  before: [{ label: 'Inicio', href: paths.home }],
  services: { label: 'Servicios', links: serviceLinks },
  after: [
    { label: 'Nosotros', href: paths.about },
    { label: 'Blog', href: paths.blog },
    { label: 'Contacto', href: paths.contact },
  ],
  quote: { label: 'Cotizar', href: paths.calculator },
} as const;

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Política de privacidad', href: paths.privacyPolicy },
  { label: 'Términos de servicio', href: paths.termsOfService },
  { label: 'Contrato de servicio', href: paths.serviceAgreement },
];

export const footerNavigation: readonly NavigationGroup[] = [
  { heading: 'Servicios', links: serviceLinks },
  {
    heading: 'Empresa',
    links: [
      { label: 'Nosotros', href: paths.about },
      { label: 'Blog', href: paths.blog },
      { label: 'Contacto', href: paths.contact },
      { label: 'Calculadora de precios', href: paths.calculator },
      { label: 'Zonas de servicio', href: paths.homeAreas },
      { label: 'Preguntas frecuentes', href: paths.homeFaq },
    ],
  },
  { heading: 'Legal', links: legalLinks },
];

export type Complete = Translation<
  typeof import('./navigation-texts.ts'),
  typeof import('./navigation-texts.es.ts')
>;
