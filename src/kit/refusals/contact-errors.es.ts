import type { Translation } from '#kit/language/translation.ts';

export const contactErrors = {
  firstNameRequired: 'Escriba su nombre',
  lastNameRequired: 'Escriba su apellido',
  serviceRequired: 'Elija un servicio',
};

export type Complete = Translation<
  typeof import('./contact-errors.ts'),
  typeof import('./contact-errors.es.ts')
>;
