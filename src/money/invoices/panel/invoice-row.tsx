import { memo } from 'react';
import { exactDollars } from '#kit/money/money.ts';
import { ListItem, RowActions } from '#kit/panel/list/list-rows.tsx';
import { Action } from '#kit/panel/ui/action.tsx';
import { Chip } from '#kit/panel/ui/chip.tsx';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { shortDate } from '#kit/time/dates.ts';
import { EyeIcon } from '#kit/ui/icons/actions.tsx';
import type { Invoice } from '#money/invoices/invoices.ts';
import { invoiceBadge, invoiceTitle } from './invoice-badges.ts';

interface InvoiceRowProps {
  invoice: Invoice;
  onOpen: (id: number, view: 'details') => void;
}

export const InvoiceRow = memo(function InvoiceRow({ invoice, onOpen }: InvoiceRowProps) {
  const { id, customerName, issuedDate, dueDate, total, balance } = invoice;
  const now = useNow();
  const day = (date: string) => shortDate(`${date}T20:00:00Z`, now);
  const title = invoiceTitle(invoice);
  const isOwed = balance !== '0.00';
  return (
    <ListItem row={invoice}>
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">{customerName}</h2>
        <p className="text-ink-soft">{title}</p>
      </div>
      <div className="@4xl:order-1 @4xl:-mt-0.5">
        <Chip {...invoiceBadge(invoice)} />
      </div>
      <p className="text-ink-soft @4xl:order-2">
        {issuedDate === null ? 'Not issued' : `Issued ${day(issuedDate)}`}
        {isOwed && dueDate !== null && <span className="block">{`Due ${day(dueDate)}`}</span>}
      </p>
      <p className="font-medium @4xl:order-3 @4xl:text-right">
        <span className="@4xl:sr-only">Total </span>
        {exactDollars(total)}
      </p>
      <p
        className={`@4xl:order-4 @4xl:text-right ${isOwed ? 'font-medium' : 'text-ink-soft @max-4xl:hidden'}`}
      >
        <span className="@4xl:sr-only">Balance </span>
        {exactDollars(balance)}
      </p>
      <RowActions className="@4xl:order-5">
        <Action
          label="Details"
          about={`${title}, ${customerName}`}
          icon={EyeIcon}
          onClick={() => onOpen(id, 'details')}
        />
      </RowActions>
    </ListItem>
  );
});
