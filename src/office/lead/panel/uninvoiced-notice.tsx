import { AlertIcon } from '#kit/ui/icons/status.tsx';
import { MakeInvoice, uninvoicedText } from '#money/invoices/panel/make-invoice.tsx';
import type { Quote } from '#sales/quotes/quotes.ts';

/** Says what was added after the invoice was made, and makes a further one. */
export function UninvoicedNotice({ quote: { id, uninvoiced } }: { quote: Quote }) {
  if (uninvoiced === null) return null;
  return (
    <section
      aria-label="Not invoiced yet"
      className="grid gap-3 rounded-card bg-yellow-wash px-4 py-3 [--ground:var(--color-yellow-wash)]"
    >
      <p className="flex gap-2.5 text-yellow">
        <AlertIcon className="mt-0.5 size-4.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {`Added after the invoice and not billed yet: ${uninvoicedText(uninvoiced)} before tax.`}
        </span>
      </p>
      <div className="pl-7">
        <MakeInvoice quoteId={id} isRest />
      </div>
    </section>
  );
}
