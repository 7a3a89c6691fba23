import type { Discount } from '#company/catalog/discounts.ts';
import { discountList } from '#company/catalog/discounts-texts.ts';
import type { Translation } from '#kit/language/translation.ts';

export const title = `Calculadora de precios de limpieza en {city}`;
export const description =
  'Elija sus {pieces}, vea su precio al momento y pida su cotización en dos minutos.';

export const withoutScript = (discounts: readonly Discount[]) =>
  `Escriba cuánto quiere de cada servicio. ${discounts.length > 0 ? `Descontamos ${discountList(discounts)}. ` : ''}`;

export const minimumOrder = (amount: string) =>
  ` Nuestro pedido mínimo es de ${amount}: si sus servicios suman menos, agregamos la diferencia.`;
export const tripFee = (fee: string, zipCodes: readonly string[]) =>
  ` Cobramos ${fee} por traslado en ${zipCodes.join(', ')}.`;

export type Complete = Translation<
  typeof import('./calculator-head-page-texts.ts'),
  typeof import('./calculator-head-page-texts.es.ts')
>;
