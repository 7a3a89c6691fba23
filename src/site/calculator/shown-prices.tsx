import { writeShownPrices } from '#company/catalog/shown-prices.ts';
import { quoteFormFields } from '#sales/leads/quote-form-fields.ts';
import type { CalculatorData } from './calculator-data.ts';

/**
 * Tells the plain form which prices the visitor has seen. A refused form keeps them: otherwise a price change would
 * slip through with the correction.
 */
export const ShownPrices = ({ refused, ...data }: CalculatorData) => (
  <input
    type="hidden"
    name={quoteFormFields.prices}
    value={refused?.values[quoteFormFields.prices] ?? writeShownPrices(data)}
  />
);
