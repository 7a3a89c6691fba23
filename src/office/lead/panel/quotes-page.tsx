import { useQuery } from '@tanstack/react-query';
import { categoryLabels, useCategories } from '#company/catalog/panel/categories-query.ts';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { ListFilters } from '#kit/panel/list/list-filters.tsx';
import { RecordList } from '#kit/panel/list/record-list.tsx';
import { totalText } from '#kit/panel/list/total-text.ts';
import { useDialogParams } from '#kit/panel/list/use-dialog-params.ts';
import { useListParams } from '#kit/panel/list/use-list-params.ts';
import { useStableCallback } from '#kit/panel/list/use-stable-callback.ts';
import { Button, shortLabel } from '#kit/panel/ui/button.tsx';
import { Tag } from '#kit/panel/ui/chip.tsx';
import { Empty } from '#kit/panel/ui/notices.tsx';
import { Sheet } from '#kit/panel/ui/sheet.tsx';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';
import { ExportQuotes } from '#sales/quotes/panel/export-quotes.tsx';
import { NewQuoteForm } from '#sales/quotes/panel/new-quote-form.tsx';
import { quoteStatusLabels } from '#sales/quotes/panel/quote-badges.ts';
import { QuoteRow } from '#sales/quotes/panel/quote-row.tsx';
import { quoteListQuery } from '#sales/quotes/panel/quotes-queries.ts';
import { quoteStatuses } from '#sales/quotes/quotes.ts';
import { QuoteDialogs } from './quote-dialogs.tsx';

const status = { label: 'Status', options: quoteStatuses, labels: quoteStatusLabels };

const columns = [
  { label: 'Customer' },
  { label: 'Service' },
  { label: 'Contact' },
  { label: 'Price', align: 'end' },
  { label: 'Status' },
  { label: 'Actions', align: 'end' },
] as const;

export function QuotesPage() {
  const categories = useCategories();
  const params = useListParams({
    status,
    category: {
      label: 'Category',
      options: categories.map(({ slug }) => slug),
      labels: categoryLabels(categories),
    },
  });
  const dialog = useDialogParams('quote', ['details', 'edit', 'book']);
  const open = useStableCallback(dialog.open);
  const newDialog = useDialogParams('new', ['form']);
  const list = useQuery(quoteListQuery({ ...params.filter, ...params.window }));
  return (
    <>
      <PageHeader title="Quote Requests" badge={list.data && <Tag>{`${totalText(list.data)} total`}</Tag>}>
        <ExportQuotes filter={params.filter} />
        <Button variant="main" onClick={() => newDialog.open(1, 'form')}>
          <PlusIcon className="size-4.5" />
          <span className={shortLabel}>New Quote</span>
        </Button>
      </PageHeader>
      <ListFilters params={params} search="Search quotes...">
        <Button onClick={params.clear}>Clear Filters</Button>
      </ListFilters>
      <RecordList
        noun="quote requests"
        query={list}
        params={params}
        columns={columns}
        widths="@4xl:grid-cols-[minmax(8rem,1fr)_minmax(0,1.5fr)_minmax(10rem,1.5fr)_auto_auto_auto]"
        empty={
          <Empty title="No quote requests found">
            <p className="text-ink-soft">
              {params.isFiltered
                ? 'No quote requests match your current filters.'
                : 'No quote requests have been submitted yet.'}
            </p>
          </Empty>
        }
      >
        {(quote) => <QuoteRow key={quote.id} quote={quote} onOpen={open} />}
      </RecordList>
      <QuoteDialogs params={dialog} list={list.data} />
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
