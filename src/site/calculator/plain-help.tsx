import { exactDollars } from '#kit/money/money.ts';
import type { CalculatorData } from './calculator-data.ts';
import * as text from './calculator-head-page-texts.ts';

/** How the plain form works, its discounts and its fees, which only a script can show as the cart fills. */
export const PlainHelp = ({ discounts, minimumOrder, tripFees = [] }: CalculatorData) => (
  <p className="hidden text-ink-soft noscript:block">
    {text.withoutScript(discounts)}
    {minimumOrder && text.minimumOrder(exactDollars(minimumOrder))}
    {tripFees.map(({ fee, zipCodes }) => text.tripFee(exactDollars(fee), zipCodes))}
  </p>
);
