import { useQuery } from '@tanstack/react-query';
import { quoteStatuses } from '#shared/quotes.ts';
import { serviceCategories } from '#shared/services.ts';
import { PlusIcon } from '#web/ui/icons/actions.tsx';
import { ListResults } from '../list/list-results.tsx';
import { ListRows } from '../list/list-rows.tsx';
import { totalText } from '../list/total-text.ts';
import { useDialogParams } from '../list/use-dialog-params.ts';
import { pageSize, useListParams } from '../list/use-list-params.ts';
import { useStableCallback } from '../list/use-stable-callback.ts';
import { Button } from '../ui/button.tsx';
import { Tag } from '../ui/chip.tsx';
import { Empty } from '../ui/notices.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { ExportQuotes } from './export-quotes.tsx';
import { NewQuoteForm } from './new-quote-form.tsx';
import { QuoteDialogs } from './quote-dialogs.tsx';
import { QuoteFilters } from './quote-filters.tsx';
import { QuoteRow } from './quote-row.tsx';
import { quoteListQuery } from './quotes-queries.ts';

const columns = [
  { label: 'Customer' },
  { label: 'Service' },
  { label: 'Contact' },
  { label: 'Price', align: 'end' },
  { label: 'Status' },
  { label: 'Actions', align: 'end' },
] as const;

/** See docs/product.md#quote-requests. */
export function QuotesPage() {
  usePageTitle('Quote Requests');
  const address = useListParams();
  const dialog = useDialogParams('quote', ['details', 'edit']);
  const open = useStableCallback(dialog.open);
  const newDialog = useDialogParams('new', ['form']);
  const status = address.chosen('status', quoteStatuses);
  const category = address.chosen('category', serviceCategories);
  const { search } = address;
  const list = useQuery(
    quoteListQuery({ search, status, category, limit: pageSize, offset: (address.page - 1) * pageSize }),
  );
  const isFiltered = search !== '' || status !== undefined || category !== undefined;

  return (
    <>
      <PageHeader title="Quote Requests" badge={list.data && <Tag>{`${totalText(list.data)} total`}</Tag>}>
        <ExportQuotes filter={{ search, status, category }} />
        <Button variant="main" onClick={() => newDialog.open(1, 'form')}>
          <PlusIcon className="size-4.5" />
          New Quote
        </Button>
      </PageHeader>
      <QuoteFilters address={address} />
      <ListResults
        noun="quote requests"
        query={list}
        page={address.page}
        onTurn={address.turnTo}
        empty={
          <Empty title="No quote requests found">
            <p className="text-ink-soft">
              {isFiltered
                ? 'No quote requests match your current filters.'
                : 'No quote requests have been submitted yet.'}
            </p>
          </Empty>
        }
      >
        {(quotes) => (
          <ListRows
            columns={columns}
            widths="@4xl:grid-cols-[minmax(8rem,1fr)_minmax(0,1.5fr)_minmax(10rem,1.5fr)_auto_auto_auto]"
          >
            {quotes.map((quote) => (
              <QuoteRow key={quote.id} quote={quote} onOpen={open} />
            ))}
          </ListRows>
        )}
      </ListResults>
      <QuoteDialogs address={dialog} list={list.data} />
      <Sheet
        open={newDialog.view !== null}
        onClose={newDialog.close}
        opener={newDialog.opener}
        title="New Quote"
        subtitle="For a customer who called or wrote"
      >
        <NewQuoteForm onDone={newDialog.close} />
      </Sheet>
    </>
  );
}
