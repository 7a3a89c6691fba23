import type { Translation } from '#kit/language/translation.ts';

export const enterUtc = 'Escriba la hora en UTC';
export const enterDate = 'Escriba la fecha como AAAA-MM-DD';
export const whatAdded = 'Escriba qué se agregó';
export const howMany = 'Escriba cuántos, por ejemplo 2';
export const nameStep = 'Escriba el paso';
export const enterNote = 'Escriba una nota';
export const whoAgreed = 'Escriba quién aceptó';
export const mustAgree = 'El cliente tiene que aceptar el precio';
export const chooseStage = 'Elija antes o después';

export type Complete = Translation<
  typeof import('./visit-progress-texts.ts'),
  typeof import('./visit-progress-texts.es.ts')
>;
