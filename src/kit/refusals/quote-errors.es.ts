import type { Translation } from '#kit/language/translation.ts';

export const chooseService = 'Elija al menos un servicio';
export const tooManyServices = (count: number) => `Máximo ${count} servicios`;
export const atMostPieces = (count: number) => `Máximo ${count}`;
export const tellChange = 'Díganos qué quiere cambiar';
export const chooseDecision = 'Elija qué quiere hacer';
export const reload = 'Vuelva a cargar la página e inténtelo otra vez';

export type Complete = Translation<typeof import('./quote-errors.ts'), typeof import('./quote-errors.es.ts')>;
