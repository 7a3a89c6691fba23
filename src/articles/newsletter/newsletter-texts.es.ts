import type { Translation } from '#kit/language/translation.ts';

export const newsletter = {
  heading: 'Manténgase al día',

  text: 'Un correo al mes, por ahora en inglés: artículos nuevos y consejos de cuidado para cada temporada. Primero le enviamos un enlace para confirmar su correo.',
  emailLabel: 'Correo electrónico',
  emailPlaceholder: 'usted@ejemplo.com',
  submitLabel: 'Suscribirme',
  submittingLabel: 'Suscribiendo…',
  promise: 'Sin spam; puede darse de baja cuando quiera. Respetamos su privacidad.',
  successTitle: 'Falta un paso',
  errorTitle: 'Error',
  errorText: 'Algo salió mal. Inténtelo otra vez.',
} as const;

export type Complete = Translation<
  typeof import('./newsletter-texts.ts'),
  typeof import('./newsletter-texts.es.ts')
>;
