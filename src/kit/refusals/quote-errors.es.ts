import type { Translation } from '#kit/language/translation.ts';

export const chooseService = 'Elija al menos un servicio';
export const tooManyServices = (count: number) => `Máximo ${count} servicios`;
export const enterQuantity = 'Escriba un número mayor que 0';
export const wrongQuantity = (unit: string) => {
  if (unit === 'sqft') return 'Escriba pies cuadrados enteros, de 1 a 100,000';
  return unit === 'hour'
    ? 'Escriba de 0.5 a 24 horas, en medias horas'
    : 'Escriba un número entero del 1 al 50';
};
export const tellChange = 'Díganos qué quiere cambiar';
export const chooseDecision = 'Elija qué quiere hacer';
export const reload = 'Vuelva a cargar la página e inténtelo otra vez';

export type Complete = Translation<typeof import('./quote-errors.ts'), typeof import('./quote-errors.es.ts')>;
