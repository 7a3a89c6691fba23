import { useState } from 'react';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { DiscountFields } from './discount-fields.tsx';
import { PriceField } from './price-field.tsx';
import { getTotal, type QuotePricing, type QuoteValues } from './quote-form-values.ts';
import { StalePrice } from './stale-price.tsx';

/**
 * The price field, and a notice if the lines, quantities or the discount changed after the price was set by hand.
 */
export function useQuotePrice(form: EditFormFor<QuoteValues>, pricing: QuotePricing) {
  const { estimatedPrice } = form.values;
  const [priced, setPriced] = useState<Pick<QuoteValues, 'items' | 'discount' | 'code' | 'zipCode'>>(
    form.saved,
  );
  const total = getTotal(form.values, pricing);
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
        <DiscountFields
          form={form}
          hasTiers={Boolean(pricing?.discounts.length)}
          onChange={() => change(null)}
        />
        <PriceField form={form} pricing={pricing} onChange={change} />
      </>
    ),
    notice: price !== null && price !== total && total !== getTotal(priced, pricing) && (
      <StalePrice stale={{ price, total }} onUse={() => change(null)} onKeep={confirm} />
    ),
  };
}
