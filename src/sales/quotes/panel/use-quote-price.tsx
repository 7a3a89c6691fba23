import { useState } from 'react';
import type { EditFormOf } from '#kit/panel/editing/use-edit-form.ts';
import { DiscountFields } from './discount-fields.tsx';
import { PriceField } from './price-field.tsx';
import { type QuoteDiscounts, type QuoteValues, totalOf } from './quote-form-values.ts';
import { StalePrice } from './stale-price.tsx';

/**
 * The price field, and a notice if the lines, quantities or the discount changed after the price was set by hand.
 */
export function useQuotePrice(form: EditFormOf<QuoteValues>, discounts: QuoteDiscounts) {
  const { estimatedPrice } = form.values;
  const [priced, setPriced] = useState<Pick<QuoteValues, 'items' | 'discount'>>(form.saved);
  const total = totalOf(form.values, discounts);
  const confirm = () => setPriced(form.values);
  const change = (price: string | null) => {
    form.edit('estimatedPrice', price);
    confirm();
  };
  const isAmount = estimatedPrice !== null && /^\d+(\.\d*)?$/.test(estimatedPrice);
  const price = isAmount ? Number(estimatedPrice).toFixed(2) : null;
  return {
    field: (
      <>
        <DiscountFields form={form} hasTiers={Boolean(discounts?.length)} onChange={() => change(null)} />
        <PriceField form={form} discounts={discounts} onChange={change} />
      </>
    ),
    notice: price !== null && price !== total && total !== totalOf(priced, discounts) && (
      <StalePrice stale={{ price, total }} onUse={() => change(null)} onKeep={confirm} />
    ),
  };
}
