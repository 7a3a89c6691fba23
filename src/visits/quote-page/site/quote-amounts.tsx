import { labeledRows } from '#company/catalog/price-rows.ts';
import * as unitTexts from '#company/catalog/unit-texts.ts';
import { inDollars, namedTitle, priceText } from '#company/catalog/units.ts';
import { exactDollars, signedDollars } from '#kit/money/money.ts';
import type { QuoteAmounts as Amounts } from '#sales/quotes/quote-pages.ts';
import { quotePage } from '#visits/quote-page/quote-page-texts.ts';

const { amounts: texts } = quotePage;

interface QuoteAmountsProps {
  quote: Amounts;
  isUnpriced: boolean;
  /** The visit is over. */
  isDone: boolean;
}

/** One piece needs none. */
const hasDetail = ({ quantity, unit, minimumPrice }: Amounts['items'][number], isUnpriced: boolean) =>
  unit === 'piece' ? quantity > 1 || minimumPrice !== null : !isUnpriced;

/** Lines, discount and total. They always add up. */
export function QuoteAmounts({ quote, isUnpriced, isDone }: QuoteAmountsProps) {
  const { items, subtotal, total } = quote;
  const rows = labeledRows(quote, texts);
  return (
    <section
      aria-labelledby="amounts-heading"
      className="rounded-card bg-white p-5 shadow-soft ring-1 ring-line/60 sm:p-8 print:p-0 print:shadow-none print:ring-0"
    >
      <h2 id="amounts-heading" className="text-xl">
        {isDone ? texts.headingDone : texts.heading}
      </h2>
      <ul className="mt-3">
        {items.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a quote may have the same line twice, and nothing moves
            key={index}
            className="flex justify-between gap-4 border-b border-line py-3"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{namedTitle(item, unitTexts)}</span>
              {hasDetail(item, isUnpriced) && (
                <span className="block text-sm text-ink-soft tabular-nums">
                  {isUnpriced ? texts.quantity(item.quantity) : priceText(inDollars(item), unitTexts)}
                </span>
              )}
            </span>
            {!isUnpriced && <span className="tabular-nums">{exactDollars(item.lineTotal)}</span>}
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        {rows.length > 0 && <Row label={texts.subtotal} amount={exactDollars(subtotal)} />}
        {rows.map(({ label, amount, isDiscount }) => (
          <Row key={label} label={label} amount={signedDollars(amount)} isDiscount={isDiscount} />
        ))}
        <dt className="mt-2 self-end font-semibold">{texts.total}</dt>
        {isUnpriced ? (
          <dd className="mt-2 text-right">{texts.unpriced}</dd>
        ) : (
          <dd className="mt-2 text-right font-display text-h2 font-bold tracking-tight">
            {exactDollars(total)}
          </dd>
        )}
      </dl>
    </section>
  );
}

function Row({ label, amount, isDiscount }: { label: string; amount: string; isDiscount?: boolean }) {
  return (
    <>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className={`text-right ${isDiscount ? 'font-semibold text-coral' : ''}`}>{amount}</dd>
    </>
  );
}
