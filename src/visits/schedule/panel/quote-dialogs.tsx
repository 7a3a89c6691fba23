import { RecordSheet } from '#kit/panel/list/record-sheet.tsx';
import type { DialogParams } from '#kit/panel/list/use-dialog-params.ts';
import { useOpenedRecord } from '#kit/panel/list/use-opened-record.ts';
import { useLastShown } from '#kit/panel/ui/use-last-shown.ts';
import { fullName } from '#kit/text/person.ts';
import { quoteQuery } from '#sales/quotes/panel/quotes-queries.ts';
import type { Schedule } from '#visits/schedule/schedule.ts';
import { BookForm, MoveQuoteForm } from './lazy-forms.tsx';
import { QuoteVisitDetails } from './quote-visit-details.tsx';
import { listAllVisits } from './schedule-query.ts';

interface QuoteDialogsProps {
  params: DialogParams<'details' | 'move' | 'book'>;
  schedule: Schedule | undefined;
  /** For a visit whose quote asks for no day. */
  date: string;
}

const titles = { details: 'Visit', move: 'Move to…', book: 'Book a visit' };

/** One sheet for a quote without a visit, for the form that books one and the form that changes its day. */
export function QuoteDialogs({ params, schedule, date }: QuoteDialogsProps) {
  const listed = schedule && listAllVisits(schedule);
  const opened = useOpenedRecord(params.id, listed, quoteQuery);
  const view = useLastShown(params.view);
  return (
    <RecordSheet
      open={params.view !== null}
      params={params}
      title={titles[view ?? 'details']}
      subtitle={opened.data && fullName(opened.data)}
      noun="visit"
      opened={opened}
    >
      {(quote) => {
        if (view === 'move' && !quote.isRequestCancelled) {
          return <MoveQuoteForm key={quote.id} quote={quote} onDone={params.close} />;
        }
        if (view === 'book' && !quote.isRequestCancelled) {
          return <BookForm key={quote.id} quote={quote} date={date} onDone={params.close} />;
        }
        return (
          <QuoteVisitDetails
            quote={quote}
            onBook={() => params.open(quote.id, 'book')}
            onMove={() => params.open(quote.id, 'move')}
            onClose={params.close}
          />
        );
      }}
    </RecordSheet>
  );
}
