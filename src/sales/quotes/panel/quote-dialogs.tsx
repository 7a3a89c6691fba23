import { RecordSheet } from '#kit/panel/list/record-sheet.tsx';
import type { DialogParams } from '#kit/panel/list/use-dialog-params.ts';
import { useOpenedRecord } from '#kit/panel/list/use-opened-record.ts';
import { useLastShown } from '#kit/panel/ui/use-last-shown.ts';
import { fullName } from '#kit/text/person.ts';
import { QuoteDetails } from './quote-details.tsx';
import { QuoteEditForm } from './quote-edit-form.tsx';
import { type QuoteList, quoteQuery } from './quotes-queries.ts';

interface QuoteDialogsProps {
  params: DialogParams<'details' | 'edit'>;
  list: QuoteList | undefined;
}

/** One sheet for the details and the form. */
export function QuoteDialogs({ params, list }: QuoteDialogsProps) {
  const opened = useOpenedRecord(params.id, list?.rows, quoteQuery);
  const view = useLastShown(params.view);
  return (
    <RecordSheet
      open={params.view !== null}
      params={params}
      title={view === 'edit' ? 'Edit Quote' : 'Quote Details'}
      subtitle={opened.data && fullName(opened.data)}
      noun="quote"
      opened={opened}
    >
      {(quote) =>
        view === 'edit' ? (
          <QuoteEditForm key={quote.id} quote={quote} onDone={params.close} />
        ) : (
          <QuoteDetails quote={quote} onEdit={() => params.open(quote.id, 'edit')} />
        )
      }
    </RecordSheet>
  );
}
