import { fullName } from '../list/person.ts';
import { RecordSheet } from '../list/record-sheet.tsx';
import type { DialogAddress } from '../list/use-dialog-address.ts';
import { useOpenedRecord } from '../list/use-opened-record.ts';
import { QuoteDetails } from './quote-details.tsx';
import { QuoteEditForm } from './quote-edit-form.tsx';
import { type QuoteList, quoteQuery } from './quotes-queries.ts';

interface QuoteDialogsProps {
  address: DialogAddress<'details' | 'edit'>;
  list: QuoteList | undefined;
}

export function QuoteDialogs({ address, list }: QuoteDialogsProps) {
  const opened = useOpenedRecord(address.id, list?.rows, quoteQuery);
  const subtitle = opened.record && fullName(opened.record);
  return (
    <>
      <RecordSheet
        open={address.view === 'details'}
        onClose={address.close}
        title="Quote Details"
        subtitle={subtitle}
        noun="quote"
        opened={opened}
      >
        {(quote) => <QuoteDetails quote={quote} onEdit={() => address.open(quote.id, 'edit')} />}
      </RecordSheet>
      <RecordSheet
        open={address.view === 'edit'}
        onClose={address.close}
        title="Edit Quote"
        subtitle={subtitle}
        noun="quote"
        opened={opened}
      >
        {(quote) => <QuoteEditForm key={quote.id} quote={quote} onDone={address.close} />}
      </RecordSheet>
    </>
  );
}
