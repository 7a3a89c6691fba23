import { useMutation } from '@tanstack/react-query';
import { memo } from 'react';
import { Link } from 'react-router';
import { ListItem, RowActions } from '#kit/panel/list/list-rows.tsx';
import { Action } from '#kit/panel/ui/action.tsx';
import { ChipSelect } from '#kit/panel/ui/chip.tsx';
import { LongText } from '#kit/panel/ui/long-text.tsx';
import { adminPaths } from '#kit/paths/paths.ts';
import { fullName } from '#kit/text/person.ts';
import { EditIcon, TrashIcon } from '#kit/ui/icons/actions.tsx';
import { ImageIcon, ReceiptIcon } from '#kit/ui/icons/office.tsx';
import { ContactActions } from '#sales/records/panel/contact-actions.tsx';
import { ContactLines } from '#sales/records/panel/contact-lines.tsx';
import { DueChip } from '#sales/records/panel/due-chip.tsx';
import { RowTitle } from '#sales/records/panel/row-title.tsx';
import { ToldNote } from '#sales/records/panel/told-note.tsx';
import { type CustomerRequest, requestStatuses, serviceLabel } from '#sales/requests/requests.ts';
import { PriorityBadge } from './priority-badge.tsx';
import { requestStatusBadges } from './request-badges.ts';
import { requestUpdate } from './request-update.ts';
import { useDeleteRequest } from './use-delete-request.ts';

interface RequestRowProps {
  request: CustomerRequest;
  onOpen: (id: number, view: 'details' | 'edit' | 'photo' | 'quote') => void;
}

/** A row in a wide list, a card in a narrow one, where actions replace phone and email. */
export const RequestRow = memo(function RequestRow({ request, onOpen }: RequestRowProps) {
  const update = useMutation(requestUpdate(request));
  const remove = useDeleteRequest(request);
  const name = fullName(request);
  const status = update.isPending ? (update.variables.body.status ?? request.status) : request.status;

  return (
    <ListItem row={request} isBusy={remove.isPending}>
      <div className="min-w-0">
        <RowTitle
          name={name}
          createdAt={request.createdAt}
          visitNumber={request.visitNumber}
          onOpen={() => onOpen(request.id, 'details')}
        >
          <DueChip request={request} isInline />
        </RowTitle>
      </div>
      <div className="flex flex-col items-end gap-1 @4xl:order-3 @4xl:-mt-0.5 @4xl:items-start">
        <ChipSelect
          label={`Status of ${name}`}
          value={status}
          options={requestStatuses}
          badges={requestStatusBadges}
          isBusy={update.isPending}
          onChoose={(chosen) => update.mutate({ body: { status: chosen } })}
        />
        <PriorityBadge priority={request.priority} />
      </div>
      <div className="min-w-0 @4xl:order-1">
        <p className="flex flex-wrap items-center gap-x-3 font-medium wrap-anywhere">
          {serviceLabel(request.service)}
          {request.quoteRequestId === null ? (
            <button type="button" onClick={() => onOpen(request.id, 'quote')} className={quoteClass}>
              <ReceiptIcon className="size-4" />
              Convert to quote
              <span className="sr-only">{`: ${name}`}</span>
            </button>
          ) : (
            <Link to={`${adminPaths.quotes}?quote=${request.quoteRequestId}`} className={quoteClass}>
              <ReceiptIcon className="size-4" />
              View quote
            </Link>
          )}
        </p>
        <ToldNote told={request.told} status={request.status} />
        <div className="text-ink-soft">
          {request.message === '' ? (
            'No message provided'
          ) : (
            <LongText text={request.message} about={`message from ${name}`} />
          )}
        </div>
        {request.notes !== '' && (
          <div className="mt-2 border-l-2 border-control pl-3">
            <p className="text-sm font-medium">Internal notes</p>
            <LongText text={request.notes} about={`notes on ${name}`} />
          </div>
        )}
      </div>
      <div className="min-w-0 @max-4xl:hidden @4xl:order-2">
        <ContactLines phone={request.phone} email={request.email} requestId={request.id} />
      </div>
      <RowActions className="@4xl:order-4">
        <ContactActions contact={{ ...request, requestId: request.id }} />
        {request.imageUrl !== null && (
          <Action
            label="View Image"
            about={`from ${name}`}
            icon={ImageIcon}
            isIconOnly
            onClick={() => onOpen(request.id, 'photo')}
          />
        )}
        <Action
          label="Edit"
          about={name}
          icon={EditIcon}
          isIconOnly
          onClick={() => onOpen(request.id, 'edit')}
        />
        <Action label="Delete" about={name} icon={TrashIcon} isIconOnly onClick={() => remove.mutate()} />
      </RowActions>
    </ListItem>
  );
});

const quoteClass =
  'inline-flex min-h-7 items-center gap-1 rounded-md font-medium text-link hover:underline touch:-my-2.5 touch:min-h-11';
