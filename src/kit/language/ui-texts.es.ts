import type { Translation } from './translation.ts';

export const optional = ' (opcional)';
export const closeNotification = 'Cerrar aviso';
export const getStars = (rating: number) => `${rating} de 5 estrellas`;

export type Complete = Translation<typeof import('./ui-texts.ts'), typeof import('./ui-texts.es.ts')>;
