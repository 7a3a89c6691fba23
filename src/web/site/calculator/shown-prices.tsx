import { quoteFormFields } from '#shared/quote-form-fields.ts';
import { writeShownPrices } from '#shared/shown-prices.ts';
import type { CalculatorData } from './calculator-data.ts';

/**
 * Without JavaScript nobody can ask for present prices: the form says which ones the visitor has seen. A form that was
 * refused for something else keeps them, or a change of price would pass with the correction.
 */
export const ShownPrices = ({ services, refused }: CalculatorData) => (
  <input
    type="hidden"
    name={quoteFormFields.prices}
    value={refused?.values[quoteFormFields.prices] ?? writeShownPrices(services)}
  />
);
