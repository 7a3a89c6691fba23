import { useMutation } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { categoryName } from '#company/catalog/known-categories.ts';
import { useCategories } from '#company/catalog/panel/categories-query.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { exactDollars } from '#kit/money/money.ts';
import { ListItem, RowActions } from '#kit/panel/list/list-rows.tsx';
import { Action } from '#kit/panel/ui/action.tsx';
import { Chip, ChipSelect } from '#kit/panel/ui/chip.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { fullName } from '#kit/text/person.ts';
import { EditIcon, EyeIcon, TrashIcon } from '#kit/ui/icons/actions.tsx';
import { MapPinIcon } from '#kit/ui/icons/contact.tsx';
import { NamedIcon } from '#kit/ui/icons/icon.tsx';
import { type Quote, quoteStatuses } from '#sales/quotes/quotes.ts';
import { ContactActions } from '#sales/records/panel/contact-actions.tsx';
import { ContactLines } from '#sales/records/panel/contact-lines.tsx';
import { RowTitle } from '#sales/records/panel/row-title.tsx';
import { decisionBadge } from './decision-badges.ts';
import { quoteStatusBadges, requestCancelledBadge } from './quote-badges.ts';
import { quoteContact } from './quote-contact.ts';
import { quoteUpdate } from './quote-mutations.ts';
import { useDeleteQuote } from './use-delete-quote.ts';

interface QuoteRowProps {
  quote: Quote;
  onOpen: (id: number, view: 'details' | 'edit') => void;
}

/** A row in a wide list, a card in a narrow one, where actions replace phone and email. */
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
        <RowTitle
          name={name}
          createdAt={quote.createdAt}
          visitNumber={quote.visitNumber}
          onOpen={() => onOpen(quote.id, 'details')}
        />
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
      <div className="min-w-0 @max-4xl:col-span-1! @4xl:order-1">
        <p className="font-medium wrap-anywhere">{quote.serviceTitle}</p>
        <p className="mt-1 @max-4xl:hidden">
          <CategoryChip category={quote.serviceCategory} />
        </p>
      </div>
      <p className="text-right font-semibold @max-4xl:col-span-1! @4xl:order-3">
        {quote.estimatedPrice === null ? (
          <span className="font-normal text-ink-soft">No price yet</span>
        ) : (
          exactDollars(quote.estimatedPrice)
        )}
      </p>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 @4xl:order-2 @4xl:grid">
        <div className="@max-4xl:hidden">
          <ContactLines phone={quote.phone ?? ''} email={quote.email} requestId={quote.requestId} />
        </div>
        <span className="@4xl:hidden">
          <CategoryChip category={quote.serviceCategory} />
        </span>
        <ZipLine zipCode={quote.zipCode} isCovered={quote.isCovered} />
      </div>
      <RowActions className="@4xl:order-5">
        <ContactActions contact={quoteContact(quote)} />
        <Action
          label="Details"
          about={`of ${name}`}
          icon={EyeIcon}
          isIconOnly
          onClick={() => onOpen(quote.id, 'details')}
        />
        <Action
          label="Edit"
          about={name}
          icon={EditIcon}
          isIconOnly
          onClick={() => onOpen(quote.id, 'edit')}
        />
        <Action label="Delete" about={name} icon={TrashIcon} isIconOnly onClick={() => setAsking(true)} />
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

function CategoryChip({ category }: { category: ServiceCategory }) {
  const name = useCategories().find(({ slug }) => slug === category)?.icon ?? 'sparkle';
  return (
    <Chip
      label={categoryName(category)}
      tone="grey"
      icon={({ className }) => <NamedIcon name={name} className={className} />}
    />
  );
}

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
