import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { invoiceFilters } from '#shared/invoices.ts';
import { PlusIcon } from '#web/ui/icons/actions.tsx';
import { ListFilters } from '../list/list-filters.tsx';
import { RecordList } from '../list/record-list.tsx';
import { totalText } from '../list/total-text.ts';
import { useDialogParams } from '../list/use-dialog-params.ts';
import { useListParams } from '../list/use-list-params.ts';
import { useStableCallback } from '../list/use-stable-callback.ts';
import { Button } from '../ui/button.tsx';
import { Tag } from '../ui/chip.tsx';
import { LazyForm } from '../ui/lazy-form.tsx';
import { Empty } from '../ui/notices.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { KeptDeposits } from './deposits.tsx';
import { ExportInvoices } from './export-invoices.tsx';
import { invoiceFilterLabels } from './invoice-badges.ts';
import { InvoiceDialogs } from './invoice-dialogs.tsx';
import { InvoiceRow } from './invoice-row.tsx';
import { invoiceListQuery } from './invoices-queries.ts';

const NewInvoice = lazy(async () => ({ default: (await import('./new-invoice.tsx')).NewInvoice }));

const filters = {
  status: { label: 'Status', options: invoiceFilters, labels: invoiceFilterLabels },
};

const columns = [
  { label: 'Invoice' },
  { label: 'Status' },
  { label: 'Dates' },
  { label: 'Total', align: 'end' },
  { label: 'Balance', align: 'end' },
  { label: 'Actions', align: 'end' },
] as const;

export function InvoicesPage() {
  const params = useListParams(filters);
  const dialog = useDialogParams('invoice', ['details', 'edit']);
  const newDialog = useDialogParams('new', ['form']);
  const open = useStableCallback(dialog.open);
  const list = useQuery(invoiceListQuery({ ...params.filter, ...params.window }));
  return (
    <>
      <PageHeader title="Invoices" badge={list.data && <Tag>{`${totalText(list.data)} total`}</Tag>}>
        <ExportInvoices />
        <Button variant="main" onClick={() => newDialog.open(1, 'form')}>
          <PlusIcon className="size-4.5" />
          New Invoice
        </Button>
      </PageHeader>
      <ListFilters params={params} search="Search by number, name or address..." />
      <RecordList
        noun="invoices"
        query={list}
        params={params}
        columns={columns}
        widths="@4xl:grid-cols-[minmax(10rem,1.5fr)_auto_minmax(9rem,1fr)_auto_auto_auto]"
        empty={
          params.isFiltered ? (
            <Empty title="No invoices match your filters." />
          ) : (
            <Empty title="No invoices yet">
              <p className="max-w-96 text-ink-soft">
                Open a quote or a done visit and press Make Invoice, or press New Invoice for anything else.
                You can check the draft before you issue it.
              </p>
            </Empty>
          )
        }
      >
        {(invoice) => <InvoiceRow key={invoice.id} invoice={invoice} onOpen={open} />}
      </RecordList>
      <KeptDeposits />
      <Sheet
        open={newDialog.view !== null}
        onClose={newDialog.close}
        opener={newDialog.opener}
        title="New Invoice"
      >
        <LazyForm>
          <NewInvoice onDone={newDialog.close} />
        </LazyForm>
      </Sheet>
      <InvoiceDialogs params={dialog} list={list.data} />
    </>
  );
}
