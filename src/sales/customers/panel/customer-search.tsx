import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { TextField } from '#kit/panel/ui/field.tsx';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import { useDebounced } from '#kit/panel/ui/use-debounced.ts';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { fullName, phoneText } from '#kit/text/person.ts';
import type { Customer } from '#sales/customers/customers.ts';
import { customerListQuery } from './customers-queries.ts';

const mostResults = 10;

interface CustomerSearchProps {
  /** A customer that is not shown. */
  without?: number;
  /** The button for each customer found. */
  action: (customer: Customer) => ReactNode;
}

/** Finds a customer by name, email, address or phone. */
export function CustomerSearch({ without, action }: CustomerSearchProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 300);
  const list = useQuery({
    ...customerListQuery({ search, limit: mostResults + 1 }),
    enabled: search !== '',
    // A press must never meet a row of the search before.
    placeholderData: undefined,
  });
  return (
    <>
      <TextField
        label="Search customers"
        type="search"
        placeholder="Name, email, address or phone"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {search !== '' && (
        <InlineQueryView query={list} what="customers">
          {({ rows, isMore, total }) => (
            <Results
              found={rows.filter(({ id }) => id !== without).slice(0, mostResults)}
              isOther={without !== undefined}
              isMore={isMore || total > mostResults + 1}
              action={action}
            />
          )}
        </InlineQueryView>
      )}
    </>
  );
}

interface ResultsProps extends Pick<CustomerSearchProps, 'action'> {
  found: readonly Customer[];
  isOther: boolean;
  isMore: boolean;
}

function Results({ found, isOther, isMore, action }: ResultsProps) {
  return (
    <div>
      <p role="status" className={found.length === 0 ? 'text-ink-soft' : 'sr-only'}>
        {found.length === 0
          ? `No ${isOther ? 'other ' : ''}customer matches your search.`
          : `${found.length} found`}
      </p>
      <ul className="divide-y divide-line">
        {found.map((customer) => (
          <li key={customer.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Found customer={customer} />
            {action(customer)}
          </li>
        ))}
      </ul>
      {isMore && <p className="pt-2 text-sm text-ink-soft">Type more to see others.</p>}
    </div>
  );
}

function Found({ customer }: { customer: Customer }) {
  const { email, phone, address } = customer;
  const facts = [phone && phoneText(phone), email, address].filter(Boolean);
  return (
    <div className="min-w-48 flex-1 wrap-anywhere">
      <Link
        to={customerScreens.customer(customer.id)}
        target="_blank"
        className="rounded-md font-medium text-link hover:underline"
      >
        {fullName(customer)}
        <span className="sr-only">, opens in a new tab</span>
      </Link>
      <p className="text-sm text-ink-soft">{facts.join(' · ') || 'No phone, email or address'}</p>
    </div>
  );
}
