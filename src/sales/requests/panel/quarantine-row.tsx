import type { SpamReason } from '#kit/limits/form-guard.ts';
import { ListItem, RowActions } from '#kit/panel/list/list-rows.tsx';
import { Action } from '#kit/panel/ui/action.tsx';
import { LongText } from '#kit/panel/ui/long-text.tsx';
import { fullName } from '#kit/text/person.ts';
import { TrashIcon } from '#kit/ui/icons/actions.tsx';
import { ImageIcon } from '#kit/ui/icons/office.tsx';
import { CheckIcon } from '#kit/ui/icons/status.tsx';
import { ContactLines } from '#sales/records/panel/contact-lines.tsx';
import { RowTitle } from '#sales/records/panel/row-title.tsx';
import type { QuarantinedRequest } from '#sales/requests/requests.ts';
import { useQuarantined } from './use-quarantined.ts';

interface QuarantineRowProps {
  request: QuarantinedRequest;
  /** Shows the photo that was sent along. */
  onOpen: (id: number, view: 'photo') => void;
}

export function QuarantineRow({ request, onOpen }: QuarantineRowProps) {
  const { release, remove } = useQuarantined(request);
  const name = fullName(request);
  return (
    <ListItem row={request} isBusy={release.isPending || remove.isPending}>
      <div className="min-w-0 @max-4xl:col-span-full">
        <RowTitle name={name} createdAt={request.createdAt} />
      </div>
      <div className="min-w-0 @max-4xl:col-span-full">
        <p className="font-medium wrap-anywhere">{request.service}</p>
        <div className="text-ink-soft">
          {request.message === '' ? (
            'No message provided'
          ) : (
            <LongText text={request.message} about={`message from ${name}`} />
          )}
        </div>
      </div>
      <div className="min-w-0">
        <ContactLines phone={request.phone} email={request.email} />
      </div>
      <ul className="min-w-0 text-sm text-ink-soft">
        {request.reasons.map((reason) => (
          <li key={reason}>{reasonTexts[reason]}</li>
        ))}
      </ul>
      <RowActions className="">
        {request.imageUrl !== null && (
          <Action
            label="View Image"
            about={`from ${name}`}
            icon={ImageIcon}
            onClick={() => onOpen(request.id, 'photo')}
          />
        )}
        <Action label="Not spam" about={name} icon={CheckIcon} onClick={() => release.mutate()} />
        <Action label="Delete" about={name} icon={TrashIcon} onClick={() => remove.mutate()} />
      </RowActions>
    </ListItem>
  );
}

const reasonTexts: Record<SpamReason, string> = {
  'hidden-field': 'Filled in a hidden field',
  'forged-token': 'Sent a form that isn’t from this website',
  'old-token': 'Sent a form more than two weeks old',
  'no-token': 'Sent a form without what the page adds to it',
  'too-fast': 'Sent within two seconds of opening the page',
  links: 'Links in the name, or several in the message',
  'many-links': 'Ten links or more',
  repeated: 'The same message many times',
};
