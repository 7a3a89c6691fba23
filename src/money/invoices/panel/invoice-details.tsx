import { recordKinds } from '#kit/panel/record-kinds.ts';
import { ButtonLink } from '#kit/panel/ui/button.tsx';
import { Chip } from '#kit/panel/ui/chip.tsx';
import { Fact } from '#kit/panel/ui/fact.tsx';
import { SheetBody, SheetFooter } from '#kit/panel/ui/sheet.tsx';
import { shortDateTime } from '#kit/time/dates.ts';
import { type InvoiceWords, invoiceDocument } from '#money/invoices/invoice-document.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import * as english from '#money/invoices/invoices-texts.ts';
import { CustomerLink } from '#sales/records/panel/customer-link.tsx';
import { DraftActions } from './draft-actions.tsx';
import { invoiceBadge } from './invoice-badges.ts';
import { InvoiceLink } from './invoice-link.tsx';
import { IssuedActions } from './issued-actions.tsx';
import { OnlinePayments } from './online-payments.tsx';

interface InvoiceDetailsProps {
  invoice: Invoice;
  onEdit: () => void;
  /** Opens another invoice. */
  onOpen: (id: number) => void;
}

/** Where an invoice stands is told to the office, not to the customer. */
const staffWords: InvoiceWords = {
  ...english,
  isDraft: 'This is a draft. The customer can’t see it.',
  isPaid: 'Paid in full.',
  isPaidOn: () => 'Paid in full.',
  paidTooMuch: (amount) => `The customer paid ${amount} too much: refund it.`,
};

/** Characters that fit on one line in half of a phone’s width. */
const longestInHalf = 20;

/** The invoice as the customer sees it, with the actions of staff. */
export function InvoiceDetails({ invoice, onEdit, onOpen }: InvoiceDetailsProps) {
  const { state, facts, lines, sums, notes } = invoiceDocument(invoice, staffWords);
  const { creditNotes, creditOf, quoteId, sentAt, status } = invoice;
  return (
    <>
      <SheetBody>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Chip {...invoiceBadge(invoice)} />
          <p className="min-w-0">{state}</p>
        </div>
        {status === 'draft' ? (
          <DraftActions invoice={invoice} onEdit={onEdit} />
        ) : (
          <IssuedActions invoice={invoice} />
        )}
        <OnlinePayments invoice={invoice} />
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
          {[
            { label: 'Customer', value: invoice.customerName },
            { label: 'Email', value: invoice.email || 'Not provided' },
            ...facts,
          ].map(({ label, value }) => (
            <Fact key={label} label={label} isWide={value.length > longestInHalf}>
              {value}
            </Fact>
          ))}
          {sentAt !== null && <Fact label="Sent">{shortDateTime(sentAt)}</Fact>}
        </dl>
        <section aria-label="Lines" className="grid gap-2">
          <table className="w-full text-left tabular-nums">
            <thead className="text-sm text-ink-soft">
              <tr className="border-b border-line">
                <th className="py-1.5 font-medium">Line</th>
                <th className="py-1.5 pl-3 text-right font-medium">Qty</th>
                <th className="py-1.5 pl-3 text-right font-medium">Amount</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ title, quantity, unitPrice, amount }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an invoice may have the same line twice
                <tr key={index} className="border-b border-line align-top">
                  <td className="py-2 wrap-anywhere">
                    {title}
                    {quantity !== '1' && (
                      <span className="block text-sm text-ink-soft">{`${unitPrice} each`}</span>
                    )}
                  </td>
                  <td className="py-2 pl-3 text-right">{quantity}</td>
                  <td className="py-2 pl-3 text-right">{amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
            {sums.map(({ label, value, isTotal }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike
              <div key={index} className={`contents ${isTotal ? 'font-semibold' : ''}`}>
                <dt>{label}</dt>
                <dd className="text-right">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        {notes !== '' && <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{notes}</p>}
        <InvoiceLink invoice={invoice} />
        {creditNotes.map(({ id, number }) => (
          <Other key={id} label={`Open credit note ${number}`} onClick={() => onOpen(id)} />
        ))}
        {creditOf !== null && (
          <Other label={`Open invoice ${invoice.creditOfNumber}`} onClick={() => onOpen(creditOf)} />
        )}
        {invoice.customerId !== null && <CustomerLink customerId={invoice.customerId} visitNumber={1} />}
      </SheetBody>
      {quoteId !== null && (
        <SheetFooter>
          <ButtonLink variant="quiet" to={recordKinds.quote.path(quoteId)}>
            Open quote
          </ButtonLink>
        </SheetFooter>
      )}
    </>
  );
}

const Other = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button
    type="button"
    className="w-fit rounded-md font-medium text-link hover:underline touch:py-2.5"
    onClick={onClick}
  >
    {label}
  </button>
);
