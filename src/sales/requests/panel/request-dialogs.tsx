import { RecordSheet } from '#kit/panel/list/record-sheet.tsx';
import type { DialogParams } from '#kit/panel/list/use-dialog-params.ts';
import { useOpenedRecord } from '#kit/panel/list/use-opened-record.ts';
import { fullName } from '#kit/text/person.ts';
import { NewQuoteForm } from '#sales/quotes/panel/new-quote-form.tsx';
import { PhotoModal } from './photo-modal.tsx';
import { RequestEditForm } from './request-edit-form.tsx';
import { type RequestList, requestQuery } from './requests-queries.ts';

interface RequestDialogsProps {
  params: DialogParams<'edit' | 'photo' | 'quote'>;
  list: RequestList | undefined;
}

export function RequestDialogs({ params, list }: RequestDialogsProps) {
  const opened = useOpenedRecord(params.id, list?.rows, requestQuery);
  const { data: record } = opened;
  return (
    <>
      <RecordSheet
        open={params.view === 'edit'}
        params={params}
        title="Edit Request"
        subtitle={record && fullName(record)}
        noun="request"
        opened={opened}
      >
        {(request) => <RequestEditForm key={request.id} request={request} onDone={params.close} />}
      </RecordSheet>
      <RecordSheet
        open={params.view === 'quote'}
        params={params}
        title="Convert to Quote"
        subtitle={record && fullName(record)}
        noun="request"
        opened={opened}
      >
        {(request) => <NewQuoteForm key={request.id} request={request} onDone={params.close} />}
      </RecordSheet>
      <PhotoModal open={params.view === 'photo'} params={params} request={record} />
    </>
  );
}
