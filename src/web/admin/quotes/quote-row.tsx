import { useMutation } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { formatDollars, parseCents } from '#shared/money.ts';
import { fullName } from '#shared/person.ts';
import { type Quote, quoteStatuses } from '#shared/quotes.ts';
import { serviceCategoryLabels } from '#shared/services.ts';
import { EditIcon, EyeIcon, TrashIcon } from '#web/ui/icons/actions.tsx';
import { MapPinIcon } from '#web/ui/icons/contact.tsx';
import { ContactLines } from '../list/contact-lines.tsx';
import { ListItem, RowActions } from '../list/list-rows.tsx';
import { RowTitle } from '../list/row-title.tsx';
import { categoryIcons } from '../services/category-icons.ts';
import { Action } from '../ui/action.tsx';
import { Chip, ChipSelect } from '../ui/chip.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { decisionBadge } from './decision-badges.ts';
import { quoteStatusBadges, requestCancelledBadge } from './quote-badges.ts';
import { quoteUpdate } from './quote-mutations.ts';
import { useDeleteQuote } from './use-delete-quote.ts';

interface QuoteRowProps {
  quote: Quote;
  onOpen: (id: number, view: 'details' | 'edit') => void;
}

/** A row in a wide list, a card in a narrow one. */
export const QuoteRow = memo(function QuoteRow({ quote, onOpen }: QuoteRowProps) {
  const update = useMutation(quoteUpdate(quote));
  const remove = useDeleteQuote(quote);
  const [isAsking, setAsking] = useState(false);
  const name = fullName(quote);
  const decision = decisionBadge(quote, new Date());
  const status = update.isPending ? (update.variables.body.status ?? quote.status) : quote.status;

  return (
    <ListItem row={quote} isBusy={remove.isPending}>
      <div className="min-w-0">
        <RowTitle name={name} createdAt={quote.createdAt} visitNumber={quote.visitNumber} />
      </div>
      <div className="flex flex-col items-end gap-1 @4xl:order-4 @4xl:-mt-0.5 @4xl:items-start">
        <ChipSelect
          label={`Status of ${name}`}
          value={status}
          options={quoteStatuses}
          badges={quoteStatusBadges}
          isBusy={update.isPending}
          onChoose={(chosen) => update.mutate({ body: { status: chosen } })}
        />
        {decision && <Chip {...decision} />}
        {quote.isRequestCancelled && <Chip {...requestCancelledBadge} />}
      </div>
      <div className="min-w-0 @4xl:order-1">
        <p className="font-medium wrap-anywhere">{quote.serviceTitle}</p>
        <p className="mt-1">
          <Chip
            label={serviceCategoryLabels[quote.serviceCategory]}
            tone="grey"
            icon={categoryIcons[quote.serviceCategory]}
          />
        </p>
      </div>
      <div className="grid min-w-0 gap-0.5 @4xl:order-2">
        <ContactLines phone={quote.phone ?? ''} email={quote.email} />
        <ZipLine zipCode={quote.zipCode} isCovered={quote.isCovered} />
      </div>
      <p className="text-lg font-semibold @4xl:order-3 @4xl:text-right @4xl:text-base">
        {quote.estimatedPrice === null ? (
          <span className="text-base font-normal text-ink-soft">No price yet</span>
        ) : (
          formatDollars(parseCents(quote.estimatedPrice), { exact: true })
        )}
      </p>
      <RowActions className="@4xl:order-5">
        <Action
          label="Details"
          about={`of ${name}`}
          icon={EyeIcon}
          onClick={() => onOpen(quote.id, 'details')}
        />
        <Action label="Edit" about={name} icon={EditIcon} onClick={() => onOpen(quote.id, 'edit')} />
        <Action label="Delete" about={name} icon={TrashIcon} onClick={() => setAsking(true)} />
      </RowActions>
      <Confirm
        open={isAsking}
        question="Are you sure you want to delete this quote request?"
        detail={`${name}, ${quote.serviceTitle}`}
        action="Delete"
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      />
    </ListItem>
  );
});

function ZipLine({ zipCode, isCovered }: { zipCode: string; isCovered: boolean }) {
  return (
    <p className="flex min-h-6 items-center gap-2 text-ink-soft">
      <MapPinIcon className="size-4" />
      <span>
        <span className="sr-only">ZIP code </span>
        {zipCode}
        {!isCovered && <span className="text-yellow"> · outside the area</span>}
      </span>
    </p>
  );
}
