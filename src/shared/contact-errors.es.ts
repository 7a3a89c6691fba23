import type { Translation } from './translation.ts';

export const firstNameRequired = 'Escriba su nombre';
export const lastNameRequired = 'Escriba su apellido';
export const serviceRequired = 'Elija un servicio';

export type Complete = Translation<
  typeof import('./contact-errors.ts'),
  typeof import('./contact-errors.es.ts')
>;
