import { labeledRows } from '#company/catalog/price-rows.ts';
import * as texts from '#company/catalog/price-texts.ts';
import * as unitTexts from '#company/catalog/unit-texts.ts';
import { namedTitle } from '#company/catalog/units.ts';
import { exactDollars, formatCents, parseCents, signedDollars } from '#kit/money/money.ts';
import type { Quote } from '#sales/quotes/quotes.ts';

/** The lines of a quote with their amounts, as the customer sees them, and the raw JSON in a disclosure. */
export function QuoteItemsTable({ quote }: { quote: Quote }) {
  const details = quote.serviceDetails;
  const price = quote.estimatedPrice ?? details.total;
  const adjustment = formatCents(parseCents(price) - parseCents(details.total));
  const rows = labeledRows({ ...details, adjustment, discountReason: quote.discount?.reason }, texts);
  return (
    <>
      <table className="w-full text-left">
        <thead className="text-sm text-ink-soft">
          <tr className="border-b border-line">
            <th className="py-2 pr-3 font-medium">Service</th>
            <th className="py-2 pr-3 text-right font-medium">Qty</th>
            <th className="py-2 pr-3 text-right font-medium">Price</th>
            <th className="py-2 text-right font-medium">Total</th>
          </tr>
        </thead>
        <tbody>
          {details.items.map((item) => (
            <tr key={item.id} className="border-b border-line align-top">
              <td className="py-2 pr-3 wrap-anywhere">
                {namedTitle(item, unitTexts)}
                {item.isAddOn && <span className="text-ink-soft"> (add-on)</span>}
                {item.minimumPrice !== null && (
                  <span className="block text-sm text-ink-soft">
                    {unitTexts.minimumText(exactDollars(item.minimumPrice))}
                  </span>
                )}
              </td>
              <td className="py-2 pr-3 text-right">{item.quantity.toLocaleString('en-US')}</td>
              <td className="py-2 pr-3 text-right">{money(item.unitPrice)}</td>
              <td className="py-2 text-right">{money(item.lineTotal)}</td>
            </tr>
          ))}
          {details.items.length === 0 && (
            <tr className="border-b border-line">
              <td colSpan={4} className="py-2 text-ink-soft">
                No services listed
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <Sum label="Subtotal" amount={money(details.subtotal)} />
          {rows.map(({ label, amount }) => (
            <Sum key={label} label={label} amount={signedDollars(amount)} />
          ))}
          <Sum label="Total" amount={money(price)} isLast />
        </tfoot>
      </table>
      <details>
        <summary className="w-fit rounded-md py-1 font-medium text-link hover:underline">Raw data</summary>
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it
          tabIndex={0}
          className="mt-2 overflow-x-auto rounded-input bg-canvas p-3 text-xs"
        >
          {JSON.stringify(details, null, 2)}
        </pre>
      </details>
    </>
  );
}

function Sum({ label, amount, isLast = false }: { label: string; amount: string; isLast?: boolean }) {
  return (
    <tr className={isLast ? 'font-semibold' : 'font-normal text-ink-soft'}>
      <th colSpan={3} scope="row" className="pt-2 pr-3 text-right [font-weight:inherit]">
        {label}
      </th>
      <td className="pt-2 text-right">{amount}</td>
    </tr>
  );
}

const money = (amount: string) => exactDollars(amount);
