import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminPaths } from '#shared/paths.ts';
import { ArrowLeftIcon } from '#web/ui/icons/arrows.tsx';
import { ListResults } from '../list/list-results.tsx';
import { ListRows } from '../list/list-rows.tsx';
import { fullName } from '../list/person.ts';
import { useDialogParams } from '../list/use-dialog-params.ts';
import { type ListParams, pageSize } from '../list/use-list-params.ts';
import { Modal } from '../ui/modal.tsx';
import { Empty } from '../ui/notices.tsx';
import { PhotoView } from '../ui/photo-view.tsx';
import { quarantineQuery } from './quarantine-queries.ts';
import { QuarantineRow } from './quarantine-row.tsx';

const columns = [
  { label: 'Sender' },
  { label: 'Request' },
  { label: 'Contact' },
  { label: 'Why it is here' },
  { label: 'Actions', align: 'end' },
] as const;

/** What was put aside: neither mailed nor counted, until somebody decides. */
export function QuarantineList({ address }: { address: ListParams }) {
  const photo = useDialogParams('request', ['photo']);
  const list = useQuery(quarantineQuery({ limit: pageSize, offset: (address.page - 1) * pageSize }));
  const shown = list.data?.rows.find(({ id }) => id === photo.id);
  return (
    <>
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
      <ListResults
        noun="suspected spam"
        query={list}
        page={address.page}
        onTurn={address.turnTo}
        empty={<Empty title="No suspected spam." />}
      >
        {(requests) => (
          <ListRows
            columns={columns}
            widths="@4xl:grid-cols-[minmax(8rem,1fr)_minmax(0,2.2fr)_minmax(10rem,1.5fr)_minmax(9rem,1.2fr)_auto]"
          >
            {requests.map((request) => (
              <QuarantineRow key={request.id} request={request} onOpen={photo.open} />
            ))}
          </ListRows>
        )}
      </ListResults>
      <Modal
        open={photo.view === 'photo' && shown !== undefined}
        onClose={photo.close}
        opener={photo.opener}
        title="Customer Uploaded Image"
      >
        <PhotoView
          key={shown?.imageUrl}
          url={shown?.imageUrl ?? null}
          alt={shown ? `Sent by ${fullName(shown)}` : ''}
        />
      </Modal>
    </>
  );
}
