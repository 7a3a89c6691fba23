import type { Discount } from '#company/catalog/discounts.ts';
import { discountList } from '#company/catalog/discounts-texts.ts';

export const title = `Cleaning Price Calculator: Your Quote in {city}`;
export const description =
  'Choose your {pieces}, see your price right away, and send a free quote request in two minutes.';

export const withoutScript = (discounts: readonly Discount[]) =>
  `Open a group and enter a quantity for each service. ${discounts.length > 0 ? `You get ${discountList(discounts)}. ` : ''}We’ll reply with your total.`;
export const minimumOrder = (amount: string) =>
  ` Our minimum order is ${amount}: if your services come to less, we add what is missing.`;
export const tripFee = (fee: string, zipCodes: readonly string[]) =>
  ` There’s a trip fee of ${fee} in ${zipCodes.join(', ')}.`;
