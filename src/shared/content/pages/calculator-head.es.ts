import type { Discount } from '../../discounts.ts';
import type { Translation } from '../../translation.ts';
import { discountList } from '../discounts.ts';

export const title = `Calculadora de precios de limpieza en {city}`;
export const description =
  'Elija sus {pieces}, vea al momento su precio y pida su cotización gratis en dos minutos.';

export const withoutScript = (discounts: readonly Discount[]) =>
  `Abra un grupo y escriba cuántas piezas quiere de cada servicio. ${discounts.length > 0 ? `Le descontamos ${discountList(discounts)}. ` : ''}Le contestamos con su total.`;

export type Complete = Translation<
  typeof import('./calculator-head.ts'),
  typeof import('./calculator-head.es.ts')
>;
