import type { CalculatorData } from './calculator-data.ts';
import * as text from './calculator-head-page-texts.ts';

/** How the plain form works, and its discounts, which only a script can show as the cart fills. */
export const PlainHelp = ({ discounts }: CalculatorData) => (
  <p className="hidden text-ink-soft noscript:block">{text.withoutScript(discounts)}</p>
);
