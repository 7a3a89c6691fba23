import { lazy } from 'react';
import { RecordSheet } from '#kit/panel/list/record-sheet.tsx';
import type { DialogParams } from '#kit/panel/list/use-dialog-params.ts';
import { useOpenedRecord } from '#kit/panel/list/use-opened-record.ts';
import { LazyForm } from '#kit/panel/ui/lazy-form.tsx';
import { useLastShown } from '#kit/panel/ui/use-last-shown.ts';
import { fullName } from '#kit/text/person.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { QuoteEditForm } from '#sales/quotes/panel/quote-edit-form.tsx';
import { type QuoteList, quoteQuery } from '#sales/quotes/panel/quotes-queries.ts';
import { QuoteLead } from './lead-details.tsx';

interface QuoteDialogsProps {
  params: DialogParams<'details' | 'edit' | 'book'>;
  list: QuoteList | undefined;
}

const BookForm = lazy(async () => ({
  default: (await import('#visits/schedule/panel/book-form.tsx')).BookForm,
}));

const titles = { details: 'Quote Details', edit: 'Edit Quote', book: 'Book a visit' };

/** One sheet for the lead, the form of its quote, and the form that books its visit. */
export function QuoteDialogs({ params, list }: QuoteDialogsProps) {
  const opened = useOpenedRecord(params.id, list?.rows, quoteQuery);
  const view = useLastShown(params.view) ?? 'details';
  return (
    <RecordSheet
      open={params.view !== null}
      params={params}
      title={titles[view]}
      subtitle={opened.data && fullName(opened.data)}
      noun="quote"
      opened={opened}
    >
      {(quote) => {
        if (view === 'edit') return <QuoteEditForm key={quote.id} quote={quote} onDone={params.close} />;
        if (view === 'book')
          return (
            <LazyForm>
              <BookForm key={quote.id} quote={quote} date={calendarDate(new Date())} onDone={params.close} />
            </LazyForm>
          );
        return <QuoteLead quote={quote} onEdit={() => params.open(quote.id, 'edit')} />;
      }}
    </RecordSheet>
  );
}
