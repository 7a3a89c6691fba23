import type { Translation } from '#kit/language/translation.ts';

export const consentTexts = {
  label: 'Cookies',
  heading: '¿Podemos medir su visita al sitio?',
  analytics: 'Google Analytics nos dice qué páginas sirven.',
  conversion: 'Google Ads nos dice qué anuncio trajo una cotización.',
  text: 'Usted decide: nada se carga si no acepta, y el sitio funciona igual de las dos maneras.',
  acceptLabel: 'Aceptar',
  declineLabel: 'Rechazar',
  settingsLabel: 'Configurar cookies',
} as const;

export type Complete = Translation<
  typeof import('./consent-texts.ts'),
  typeof import('./consent-texts.es.ts')
>;
