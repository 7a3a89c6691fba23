import { Fact } from '#kit/panel/ui/fact.tsx';
import { quoteTextNames, quoteTexts } from '#sales/quotes/quote-fields.ts';
import { type QuoteField, quoteFields } from '#sales/quotes/quote-labels.ts';
import type { Quote } from '#sales/quotes/quotes.ts';

export function QuoteFact({ quote, name }: { quote: Quote; name: QuoteField }) {
  const { label, show = String, empty = 'None' } = quoteFields[name];
  return <Fact label={label}>{quote[name] ? show(quote[name]) : empty}</Fact>;
}

/** Texts of one line, among the facts. */
export const ShortQuoteTexts = ({ quote }: { quote: Quote }) =>
  quoteTextNames
    .filter((name) => !quoteTexts[name].isLong)
    .map((name) => <QuoteFact key={name} quote={quote} name={name} />);

/** Texts of several lines, each in a section. */
export const LongQuoteTexts = ({ quote }: { quote: Quote }) =>
  quoteTextNames
    .filter((name) => quoteTexts[name].isLong)
    .map((name) => (
      <section key={name} className="grid gap-1">
        <h3 className="font-semibold">{quoteTexts[name].label}</h3>
        <p className={`wrap-anywhere whitespace-pre-line ${quote[name] === '' ? 'text-ink-soft' : ''}`}>
          {quote[name] || 'None'}
        </p>
      </section>
    ));
