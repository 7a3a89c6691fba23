import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { ListFilters } from '#kit/panel/list/list-filters.tsx';
import { RecordList } from '#kit/panel/list/record-list.tsx';
import { totalText } from '#kit/panel/list/total-text.ts';
import { useDialogParams } from '#kit/panel/list/use-dialog-params.ts';
import { useListParams } from '#kit/panel/list/use-list-params.ts';
import { useStableCallback } from '#kit/panel/list/use-stable-callback.ts';
import { Button, ButtonLink, shortLabel } from '#kit/panel/ui/button.tsx';
import { Tag } from '#kit/panel/ui/chip.tsx';
import { LazyForm } from '#kit/panel/ui/lazy-form.tsx';
import { Empty } from '#kit/panel/ui/notices.tsx';
import { Sheet } from '#kit/panel/ui/sheet.tsx';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';
import { invoiceFilters } from '#money/invoices/invoices.ts';
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
        <ButtonLink to={customerScreens.tips}>Tips</ButtonLink>
        <ExportInvoices />
        <Button variant="main" onClick={() => newDialog.open(1, 'form')}>
          <PlusIcon className="size-4.5" />
          <span className={shortLabel}>New Invoice</span>
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
