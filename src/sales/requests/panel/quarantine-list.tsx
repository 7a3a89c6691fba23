import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { RecordList } from '#kit/panel/list/record-list.tsx';
import { useDialogParams } from '#kit/panel/list/use-dialog-params.ts';
import { useListParams } from '#kit/panel/list/use-list-params.ts';
import { Empty } from '#kit/panel/ui/notices.tsx';
import { adminPaths } from '#kit/paths/paths.ts';
import { ArrowLeftIcon } from '#kit/ui/icons/arrows.tsx';
import { PhotoModal } from './photo-modal.tsx';
import { quarantineQuery } from './quarantine-queries.ts';
import { QuarantineRow } from './quarantine-row.tsx';

const columns = [
  { label: 'Sender' },
  { label: 'Request' },
  { label: 'Contact' },
  { label: 'Why it is here' },
  { label: 'Actions', align: 'end' },
] as const;

/** Leads that look like spam: neither emailed nor counted until somebody decides. */
export function QuarantineList() {
  const params = useListParams({});
  const photo = useDialogParams('request', ['photo']);
  const list = useQuery(quarantineQuery(params.window));
  const shown = list.data?.rows.find(({ id }) => id === photo.id);
  return (
    <>
      <PageHeader title="Suspected Spam" subtitle="Requests held for your review" />
      <p>
        <Link
          to={adminPaths.requests}
          className="inline-flex min-h-7 items-center gap-1.5 rounded-md font-medium text-link hover:underline touch:min-h-11"
        >
          <ArrowLeftIcon className="size-4" />
          All requests
        </Link>
      </p>
      <p className="max-w-[70ch] text-ink-soft">
        These look automated. We haven’t emailed anyone about them, and they don’t count in your figures. They
        stay here until you decide. “Not spam” turns one into a regular new request and sends the usual
        emails.
      </p>
      <RecordList
        noun="suspected spam"
        query={list}
        params={params}
        columns={columns}
        widths="@4xl:grid-cols-[minmax(8rem,1fr)_minmax(0,2.2fr)_minmax(10rem,1.5fr)_minmax(9rem,1.2fr)_auto]"
        empty={<Empty title="No suspected spam." />}
      >
        {(request) => <QuarantineRow key={request.id} request={request} onOpen={photo.open} />}
      </RecordList>
      <PhotoModal open={photo.view === 'photo' && shown !== undefined} params={photo} request={shown} />
    </>
  );
}
