import { useNavigate } from 'react-router';
import { RecordSheet } from '#kit/panel/list/record-sheet.tsx';
import type { DialogParams } from '#kit/panel/list/use-dialog-params.ts';
import { useOpenedRecord } from '#kit/panel/list/use-opened-record.ts';
import { useLastShown } from '#kit/panel/ui/use-last-shown.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { fullName } from '#kit/text/person.ts';
import { NewQuoteForm } from '#sales/quotes/panel/new-quote-form.tsx';
import { PhotoModal } from '#sales/requests/panel/photo-modal.tsx';
import { RequestEditForm } from '#sales/requests/panel/request-edit-form.tsx';
import { type RequestList, requestQuery } from '#sales/requests/panel/requests-queries.ts';
import { RequestLead } from './lead-details.tsx';

interface RequestDialogsProps {
  params: DialogParams<'details' | 'edit' | 'photo' | 'quote'>;
  list: RequestList | undefined;
}

/** One sheet for the lead, the form of its request, and the form that makes a quote of it; and the photo. */
export function RequestDialogs({ params, list }: RequestDialogsProps) {
  const opened = useOpenedRecord(params.id, list?.rows, requestQuery);
  const { data: record } = opened;
  const view = useLastShown(params.view === 'photo' ? null : params.view) ?? 'details';
  const navigate = useNavigate();
  const ofLead = record && record.quoteRequestId !== null ? 'Quote Details' : 'Request Details';
  return (
    <>
      <RecordSheet
        open={params.view !== null && params.view !== 'photo'}
        params={params}
        title={view === 'edit' ? 'Edit Request' : view === 'quote' ? 'Convert to Quote' : ofLead}
        subtitle={record && fullName(record)}
        noun="request"
        opened={opened}
      >
        {(request) => {
          if (view === 'edit')
            return <RequestEditForm key={request.id} request={request} onDone={params.close} />;
          if (view === 'quote')
            return <NewQuoteForm key={request.id} request={request} onDone={params.close} />;
          const edit = () =>
            request.quoteRequestId === null
              ? params.open(request.id, 'edit')
              : void navigate(`${adminPaths.quotes}?quote=${request.quoteRequestId}&view=edit`, {
                  state: { openedHere: true },
                });
          return <RequestLead request={request} onEdit={edit} />;
        }}
      </RecordSheet>
      <PhotoModal open={params.view === 'photo'} params={params} request={record} />
    </>
  );
}
