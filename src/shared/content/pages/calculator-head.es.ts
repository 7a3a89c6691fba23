import type { Translation } from '../../translation.ts';

export const title = `Calculadora de precios de limpieza en {city}`;
export const description =
  'Elija sus sofás, sillas, alfombras y colchones, vea al momento su precio con todos los descuentos y pida su cotización gratis en dos minutos.';

export type Complete = Translation<
  typeof import('./calculator-head.ts'),
  typeof import('./calculator-head.es.ts')
>;
