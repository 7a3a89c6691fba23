import { memo } from 'react';
import { Link } from 'react-router';
import { ListItem, RowActions } from '#kit/panel/list/list-rows.tsx';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { fullName } from '#kit/text/person.ts';
import type { Customer } from '#sales/customers/customers.ts';
import { ContactActions } from '#sales/records/panel/contact-actions.tsx';
import { ContactLines } from '#sales/records/panel/contact-lines.tsx';
import { dayText, visitsText } from './customer-text.ts';

/** A row in a wide list, a card in a narrow one, where actions replace phone and email. */
export const CustomerRow = memo(function CustomerRow({ customer }: { customer: Customer }) {
  const { id, email, phone, address, visits, lastVisitDate } = customer;
  const name = fullName(customer);
  return (
    <ListItem row={customer}>
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">
          <Link
            to={customerScreens.customer(id)}
            className="rounded-md hover:text-link hover:underline touch:inline-block touch:py-1"
          >
            {name}
          </Link>
        </h2>
        <p className="text-ink-soft wrap-anywhere @4xl:hidden">{address || 'No address'}</p>
      </div>
      <div className="text-right @4xl:order-3 @4xl:text-left">
        <p className={visits > 0 ? 'font-medium' : 'text-ink-soft'}>{visitsText(visits)}</p>
        {lastVisitDate !== null && (
          <p className="text-sm text-ink-soft">
            <span className="sr-only">Last visit </span>
            {dayText(lastVisitDate)}
          </p>
        )}
      </div>
      <div className="min-w-0 @max-4xl:hidden @4xl:order-1">
        <ContactLines phone={phone} email={email} />
      </div>
      <p className="min-w-0 text-ink-soft wrap-anywhere @max-4xl:hidden @4xl:order-2">
        {address || 'No address'}
      </p>
      {(phone !== '' || email !== '') && (
        <RowActions className="@4xl:order-4">
          <ContactActions contact={customer} />
        </RowActions>
      )}
    </ListItem>
  );
});
