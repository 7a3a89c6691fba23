import type { Translation } from '#kit/language/translation.ts';

export const call = (phone: string) => `Llamar al ${phone}`;
export const pickTime = 'Elegir horario';
export const backToHome = 'Volver al inicio';
export const yourRequest = 'Su solicitud';
export const textAt = 'Le escribiremos al';
export const emailAt = 'Le escribiremos a';
export const preferredVisit = 'Visita preferida';
export const anytime = 'a cualquier hora';
export const zipCode = 'Código postal';
export const photo = 'Foto';
export const newTotal = 'Nuevo total';
export const lookingForWindows = 'Buscando horarios libres…';
export const windowsFailed =
  'No se cargaron los horarios. Su cotización está guardada. Inténtelo otra vez o elija uno en';
export const quotePage = 'la página de su cotización';

export type Complete = Translation<
  typeof import('./sent-quote-page-texts.ts'),
  typeof import('./sent-quote-page-texts.es.ts')
>;
