import { lazy } from 'react';
import { RecordSheet } from '#kit/panel/list/record-sheet.tsx';
import type { DialogParams } from '#kit/panel/list/use-dialog-params.ts';
import { useOpenedRecord } from '#kit/panel/list/use-opened-record.ts';
import { LazyForm } from '#kit/panel/ui/lazy-form.tsx';
import { useLastShown } from '#kit/panel/ui/use-last-shown.ts';
import { invoiceTitle } from './invoice-badges.ts';
import { InvoiceDetails } from './invoice-details.tsx';
import { type InvoiceList, invoiceQuery } from './invoices-queries.ts';

// The form loads when it is opened, so that the list loads faster.
const InvoiceEditForm = lazy(async () => ({
  default: (await import('./invoice-edit-form.tsx')).InvoiceEditForm,
}));

interface InvoiceDialogsProps {
  params: DialogParams<'details' | 'edit'>;
  list: InvoiceList | undefined;
}

/** One sheet for the details and the form of a draft. */
export function InvoiceDialogs({ params, list }: InvoiceDialogsProps) {
  const opened = useOpenedRecord(params.id, list?.rows, invoiceQuery);
  const view = useLastShown(params.view);
  const invoice = opened.data;
  const isEditing = view === 'edit' && (!invoice || invoice.status === 'draft');
  return (
    <RecordSheet
      open={params.view !== null}
      params={params}
      title={isEditing ? 'Edit Draft' : invoice ? invoiceTitle(invoice) : 'Invoice'}
      subtitle={invoice?.customerName}
      noun="invoice"
      opened={opened}
    >
      {(found) =>
        isEditing ? (
          <LazyForm>
            <InvoiceEditForm key={found.id} invoice={found} onDone={() => params.open(found.id, 'details')} />
          </LazyForm>
        ) : (
          <InvoiceDetails
            invoice={found}
            onEdit={() => params.open(found.id, 'edit')}
            onOpen={(id) => params.open(id, 'details')}
          />
        )
      }
    </RecordSheet>
  );
}
