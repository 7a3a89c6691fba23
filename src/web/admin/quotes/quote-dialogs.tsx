import { fullName } from '../list/person.ts';
import { RecordSheet } from '../list/record-sheet.tsx';
import type { DialogParams } from '../list/use-dialog-params.ts';
import { useLastShown } from '../list/use-last-shown.ts';
import { useOpenedRecord } from '../list/use-opened-record.ts';
import { QuoteDetails } from './quote-details.tsx';
import { QuoteEditForm } from './quote-edit-form.tsx';
import { type QuoteList, quoteQuery } from './quotes-queries.ts';

interface QuoteDialogsProps {
  address: DialogParams<'details' | 'edit'>;
  list: QuoteList | undefined;
}

/** One sheet with two contents: the details lead to the form, and the form back. */
export function QuoteDialogs({ address, list }: QuoteDialogsProps) {
  const opened = useOpenedRecord(address.id, list?.rows, quoteQuery);
  const view = useLastShown(address.view);
  return (
    <RecordSheet
      open={address.view !== null}
      address={address}
      title={view === 'edit' ? 'Edit Quote' : 'Quote Details'}
      subtitle={opened.record && fullName(opened.record)}
      noun="quote"
      opened={opened}
    >
      {(quote) =>
        view === 'edit' ? (
          <QuoteEditForm key={quote.id} quote={quote} onDone={address.close} />
        ) : (
          <QuoteDetails quote={quote} onEdit={() => address.open(quote.id, 'edit')} />
        )
      }
    </RecordSheet>
  );
}
