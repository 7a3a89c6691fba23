import type { Translation } from '#kit/language/translation.ts';

export const eyebrow = 'Es culpa nuestra, no suya';
export const keepTrying = 'Seguiremos intentando y abriremos la página en cuanto se pueda.';
export const retry = 'Reintentar';
export const backToHome = 'Volver al inicio';
export const orCall = 'O llámenos';
export const passing = {
  title: 'Volvemos en un momento',
  detail: 'Por ahora no podemos cargar esta página.',
};
export const title = 'Algo salió mal';

export type Complete = Translation<
  typeof import('./failure-page-texts.ts'),
  typeof import('./failure-page-texts.es.ts')
>;
