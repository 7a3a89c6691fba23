import { fullName } from '../list/person.ts';
import { RecordSheet } from '../list/record-sheet.tsx';
import type { DialogParams } from '../list/use-dialog-params.ts';
import { useOpenedRecord } from '../list/use-opened-record.ts';
import { NewQuoteForm } from '../quotes/new-quote-form.tsx';
import { Modal } from '../ui/modal.tsx';
import { PhotoView } from '../ui/photo-view.tsx';
import { RequestEditForm } from './request-edit-form.tsx';
import { type RequestList, requestQuery } from './requests-queries.ts';

interface RequestDialogsProps {
  address: DialogParams<'edit' | 'photo' | 'quote'>;
  list: RequestList | undefined;
}

export function RequestDialogs({ address, list }: RequestDialogsProps) {
  const opened = useOpenedRecord(address.id, list?.rows, requestQuery);
  const { record } = opened;
  return (
    <>
      <RecordSheet
        open={address.view === 'edit'}
        address={address}
        title="Edit Request"
        subtitle={record && fullName(record)}
        noun="request"
        opened={opened}
      >
        {(request) => <RequestEditForm key={request.id} request={request} onDone={address.close} />}
      </RecordSheet>
      <RecordSheet
        open={address.view === 'quote'}
        address={address}
        title="Convert to Quote"
        subtitle={record && fullName(record)}
        noun="request"
        opened={opened}
      >
        {(request) => <NewQuoteForm key={request.id} request={request} onDone={address.close} />}
      </RecordSheet>
      <Modal
        open={address.view === 'photo'}
        onClose={address.close}
        opener={address.opener}
        title="Customer Uploaded Image"
      >
        <PhotoView
          key={record?.imageUrl}
          url={record?.imageUrl ?? null}
          alt={record ? `Sent by ${fullName(record)}` : ''}
        />
      </Modal>
    </>
  );
}
