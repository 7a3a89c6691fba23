import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import * as unitTexts from '#company/catalog/unit-texts.ts';
import { lineText } from '#company/catalog/units.ts';
import { exactDollars } from '#kit/money/money.ts';
import { randomKey } from '#kit/pages/idempotency-key.ts';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { Button, ButtonLink } from '#kit/panel/ui/button.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { ReceiptIcon } from '#kit/ui/icons/office.tsx';
import { type Invoice, invoiceSchema } from '#money/invoices/invoices.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { invoiceTitle } from './invoice-badges.ts';
import { invoiceListQuery } from './invoices-queries.ts';

interface MakeInvoiceProps {
  quoteId: number;
  /** A done visit, whose day and address the invoice has. */
  visitId?: number;
  /** A further invoice, of what was added after the first one. */
  isRest?: boolean;
  /** It is the next step. */
  isNext?: boolean;
}

/** Makes the draft of a quote, or opens the invoice that the quote has. */
export function MakeInvoice({ quoteId, visitId, isRest = false, isNext = false }: MakeInvoiceProps) {
  const navigate = useNavigate();
  const draftId = useRef(randomKey());
  const known = useQuery({ ...invoiceListQuery({ quoteId, limit: 10 }), enabled: !isRest });
  const make = useAdminMutation({
    call: () =>
      createRecord(invoiceSchema, invoiceApi.invoices, {
        body: visitId === undefined ? { quoteId } : { visitId },
        draftId: draftId.current,
      }),
    done: { title: 'Draft created', text: 'Check it, then issue it.' },
    failed: 'Couldn’t create the draft',
    onSuccess: ({ id }) => navigate(recordKinds.invoice.path(id)),
  });
  if (!known.data && !isRest) return null;
  const invoice = isRest ? undefined : known.data?.rows.find(isBilling);
  if (invoice) {
    return (
      <ButtonLink variant={isNext ? 'main' : 'quiet'} to={recordKinds.invoice.path(invoice.id)}>
        <ReceiptIcon className="size-4.5" />
        {invoice.number === null ? 'Open draft invoice' : `Open ${lowered(invoiceTitle(invoice))}`}
      </ButtonLink>
    );
  }
  return (
    <Button variant={isNext ? 'main' : 'plain'} isBusy={make.isPending} onClick={() => make.mutate()}>
      {!make.isPending && <ReceiptIcon className="size-4.5" />}
      {isRest ? 'Invoice the rest' : 'Make Invoice'}
    </Button>
  );
}

const isBilling = ({ status, creditOf }: Invoice) => status !== 'void' && creditOf === null;
const lowered = (title: string) => title.replace(/^./, (letter) => letter.toLowerCase());

/** Describes what a further invoice bills: `1 × Ottoman, $30.00` */
export const uninvoicedText = ({ items, total }: NonNullable<Quote['uninvoiced']>): string =>
  `${items.map((item) => lineText(item, unitTexts)).join(', ')}, ${exactDollars(total)}`;
