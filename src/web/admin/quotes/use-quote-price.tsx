import { useState } from 'react';
import type { EditFormOf } from '../editing/use-edit-form.ts';
import { PriceField } from './price-field.tsx';
import { type QuoteValues, totalOf } from './quote-form-values.ts';
import { StalePrice } from './stale-price.tsx';

/**
 * The price field, and a notice if the lines, quantities or the discount changed after the price was set by hand.
 */
export function useQuotePrice(form: EditFormOf<QuoteValues>) {
  const { estimatedPrice, items } = form.values;
  const [pricedTotal, setPricedTotal] = useState(() => totalOf(form.saved.items));
  const total = totalOf(items);
  const confirm = () => setPricedTotal(total);
  const change = (price: string | null) => {
    form.edit('estimatedPrice', price);
    confirm();
  };
  const isAmount = estimatedPrice !== null && /^\d+(\.\d*)?$/.test(estimatedPrice);
  const price = isAmount ? Number(estimatedPrice).toFixed(2) : null;
  return {
    field: <PriceField form={form} onChange={change} />,
    notice: price !== null && price !== total && total !== pricedTotal && (
      <StalePrice stale={{ price, total }} onUse={() => change(null)} onKeep={confirm} />
    ),
  };
}
