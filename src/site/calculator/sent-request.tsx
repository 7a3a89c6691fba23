import * as lead from '#company/coverage/lead-texts.ts';
import { exactDollars } from '#kit/money/money.ts';
import { longDate } from '#kit/time/dates.ts';
import * as text from '#sales/quotes/sent-quote-page-texts.ts';
import { getVisitorInput, visitorTextNames, visitorTexts } from '#sales/quotes/visitor-texts.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import { CountedTitle, OrderSummary } from './order-summary.tsx';
import type { SentQuote } from './sent-quote.ts';

interface SentRequestProps {
  quote: SentQuote;
  /** The quote as staff changed it after it was sent. */
  changed: CustomerQuote | null;
}

export function SentRequest({ quote, changed }: SentRequestProps) {
  const { lines, price, total, form, photoName, bookedFor } = quote;
  const rows = [
    [
      form.contactMethod === 'sms' ? text.textAt : text.emailAt,
      form.contactMethod === 'sms' ? form.phone : form.email,
    ],
    [
      text.preferredVisit,
      bookedFor === null &&
        `${longDate(form.preferredDate)}, ${lead.partOfDay(form.preferredTime) || text.anytime}`,
    ],
    [text.zipCode, form.zipCode],
    ...visitorTextNames.map((name) => [visitorTexts[name].label, form[getVisitorInput(name)].trim()]),
    [text.photo, photoName],
  ].filter(([, value]) => value);
  return (
    <section aria-label={text.yourRequest} className="rounded-card bg-white p-5 ring-1 ring-line sm:p-6">
      {changed ? (
        <ChangedItems quote={changed} />
      ) : (
        <OrderSummary
          lines={lines}
          price={price}
          total={total}
          isFinal={bookedFor !== null}
          border="border-line"
        />
      )}
      <dl className="mt-4 grid gap-2 border-t border-line pt-4 text-sm sm:grid-cols-[9rem_1fr]">
        {rows.map(([label, value]) => (
          <div key={String(label)} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap max-sm:-mt-1.5">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ChangedItems({ quote: { items, total } }: { quote: CustomerQuote }) {
  return (
    <>
      <ul className="text-sm">
        {items.map(({ title, quantity, unit, lineTotal }) => (
          <li key={title} className="flex justify-between gap-4 py-1.5">
            <span>
              <CountedTitle title={title} quantity={quantity} unit={unit} />
            </span>
            <span className="tabular-nums">{exactDollars(lineTotal)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3">
        <span className="font-semibold">{text.newTotal}</span>
        <span className="font-display text-2xl font-bold tracking-tight">{exactDollars(total)}</span>
      </p>
    </>
  );
}
