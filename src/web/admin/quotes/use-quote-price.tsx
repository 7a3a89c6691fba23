import { useState } from 'react';
import type { EditFormOf } from '../editing/use-edit-form.ts';
import { PriceField } from './price-field.tsx';
import { type QuoteDiscounts, type QuoteValues, totalOf } from './quote-form-values.ts';
import type { EditedLine } from './quote-lines.ts';
import { StalePrice } from './stale-price.tsx';

/**
 * The price field, and a notice if the lines, quantities or the discount changed after the price was set by hand.
 */
export function useQuotePrice(form: EditFormOf<QuoteValues>, discounts: QuoteDiscounts) {
  const { estimatedPrice, items } = form.values;
  const [pricedItems, setPricedItems] = useState<readonly EditedLine[]>(form.saved.items);
  const total = totalOf(items, discounts);
  const confirm = () => setPricedItems(items);
  const change = (price: string | null) => {
    form.edit('estimatedPrice', price);
    confirm();
  };
  const isAmount = estimatedPrice !== null && /^\d+(\.\d*)?$/.test(estimatedPrice);
  const price = isAmount ? Number(estimatedPrice).toFixed(2) : null;
  return {
    field: <PriceField form={form} discounts={discounts} onChange={change} />,
    notice: price !== null && price !== total && total !== totalOf(pricedItems, discounts) && (
      <StalePrice stale={{ price, total }} onUse={() => change(null)} onKeep={confirm} />
    ),
  };
}
