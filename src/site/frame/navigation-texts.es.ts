import type { Translation } from '#kit/language/translation.ts';
import { paths } from '#kit/paths/paths.ts';
import type { NavigationGroup, NavigationLink } from './navigation-texts.ts';

export const headerNavigation = {
  before: [{ label: 'Inicio', href: paths.home }],
  services: { label: 'Servicios' },
  after: [
    { label: 'Nosotros', href: paths.about },
    { label: 'Blog', href: paths.blog },
    { label: 'Contacto', href: paths.contact },
  ],
  quote: { label: 'Ver mi precio', href: paths.calculator },
} as const;

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Política de privacidad', href: paths.privacyPolicy },
  { label: 'Términos de servicio', href: paths.termsOfService },
  { label: 'Contrato de servicio', href: paths.serviceAgreement },
];

export const footerNavigation: readonly NavigationGroup[] = [
  {
    heading: 'Empresa',
    links: [
      { label: 'Nosotros', href: paths.about },
      { label: 'Blog', href: paths.blog },
      { label: 'Contacto', href: paths.contact },
      { label: 'Calculadora', href: paths.calculator },
      { label: 'Zonas', href: paths.homeAreas },
      { label: 'Preguntas', href: paths.homeFaq },
    ],
  },
  { heading: 'Legal', links: legalLinks },
];

export type Complete = Translation<
  typeof import('./navigation-texts.ts'),
  typeof import('./navigation-texts.es.ts')
>;
