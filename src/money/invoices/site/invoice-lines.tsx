import type { InvoiceDocument } from '#money/invoices/invoice-document.ts';
import { columns } from '#money/invoices/invoices-texts.ts';

const [serviceLabel, quantityLabel, priceLabel, amountLabel] = columns;

export function InvoiceLines({ document: { lines, sums } }: { document: InvoiceDocument }) {
  return (
    <>
      <table className="mt-6 w-full text-left tabular-nums">
        <thead className="text-sm text-ink-soft">
          <tr className="border-b border-line">
            <th className="py-2 font-normal">{serviceLabel}</th>
            <th className="py-2 pl-3 text-right font-normal">{quantityLabel}</th>
            <th className="py-2 pl-3 text-right font-normal max-sm:hidden">{priceLabel}</th>
            <th className="py-2 pl-3 text-right font-normal">{amountLabel}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ title, quantity, unitPrice, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an invoice may have the same line twice, and nothing moves
            <tr key={index} className="border-b border-line align-top">
              <td className="py-3 font-semibold wrap-anywhere">{title}</td>
              <td className="py-3 pl-3 text-right">{quantity}</td>
              <td className="py-3 pl-3 text-right max-sm:hidden">{unitPrice}</td>
              <td className="py-3 pl-3 text-right">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        {sums.map(({ label, value, isTotal }) => (
          <div key={label + value} className={`contents ${isTotal ? 'text-lg font-semibold' : ''}`}>
            <dt className="wrap-anywhere">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
