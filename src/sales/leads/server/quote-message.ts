import { minimumFee, tripFee } from '#company/catalog/price-texts.ts';
import { getLineCents } from '#company/catalog/pricing.ts';
import * as unitWords from '#company/catalog/unit-texts.ts';
import { lineText } from '#company/catalog/units.ts';
import { formatDollars } from '#kit/money/money.ts';
import { longDate } from '#kit/time/dates.ts';
import type { QuoteSelection } from '#sales/quotes/quotes.ts';
import type { PricedSelection } from '#sales/quotes/server/quotes.pricing.ts';
import { visitorTextNames, visitorTexts } from '#sales/quotes/visitor-texts.ts';

/** The request's message: services, total, contact method, ZIP code, date, notes, in this documented order. */
export function quoteMessage(selection: QuoteSelection, { items, price, code }: PricedSelection): string {
  const lines = items.map((item) => `• ${lineText(item, unitWords)}: ${exact(getLineCents(item))}`);
  const discount =
    price.discountPercent > 0 ? [`Discount (${price.discountPercent}%): −${exact(price.discountCents)}`] : [];
  const codes = code && price.codeCents > 0 ? [`Code ${code.code}: −${exact(price.codeCents)}`] : [];
  const fees = [[minimumFee, price.minimumFeeCents] as const, [tripFee, price.tripFeeCents] as const].flatMap(
    ([label, cents]) => (cents > 0 ? [`${label}: ${exact(cents)}`] : []),
  );
  return [
    'Services:',
    ...lines,
    `Subtotal: ${exact(price.subtotalCents)}`,
    ...discount,
    ...codes,
    ...fees,
    `Estimated total: ${exact(price.totalCents)}`,
    `Contact method: ${selection.contactMethod === 'sms' ? 'SMS' : 'Email'}`,
    `ZIP code: ${selection.zipCode}`,
    `Preferred date: ${longDate(selection.preferredDate)}, ${selection.preferredTime || 'Anytime'}`,
    ...visitorTextNames.flatMap((name) =>
      selection[name] ? [`${visitorTexts[name].label}: ${selection[name]}`] : [],
    ),
  ].join('\n');
}

const exact = (cents: number) => formatDollars(cents, { exact: true });
