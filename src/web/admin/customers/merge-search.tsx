import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { customerScreens } from '#shared/customer-paths.ts';
import type { Customer, CustomerDetails } from '#shared/customers.ts';
import { fullName, phoneText } from '#shared/person.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { InlineQueryView } from '../ui/query-view.tsx';
import { SheetBody } from '../ui/sheet.tsx';
import { useDebounced } from '../ui/use-debounced.ts';
import { customerListQuery } from './customers-queries.ts';
import { useMerge } from './use-merge.ts';

const mostResults = 10;

interface MergeSearchProps {
  customer: CustomerDetails;
  onDone: () => void;
}

/** Finds any other customer to merge into this one. */
export function MergeSearch({ customer, onDone }: MergeSearchProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 300);
  const list = useQuery({
    ...customerListQuery({ search, limit: mostResults + 1 }),
    enabled: search !== '',
    // A press must never meet a row of the search before.
    placeholderData: undefined,
  });
  return (
    <SheetBody>
      <p>
        {`Choose the customer to merge into ${fullName(customer)}. Its records join this timeline. You can undo it.`}
      </p>
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
              customer={customer}
              found={rows.filter(({ id }) => id !== customer.id).slice(0, mostResults)}
              isMore={isMore || total > mostResults + 1}
              onDone={onDone}
            />
          )}
        </InlineQueryView>
      )}
    </SheetBody>
  );
}

interface ResultsProps extends MergeSearchProps {
  found: readonly Customer[];
  isMore: boolean;
}

function Results({ found, isMore, ...row }: ResultsProps) {
  return (
    <div>
      <p role="status" className={found.length === 0 ? 'text-ink-soft' : 'sr-only'}>
        {found.length === 0 ? 'No other customer matches your search.' : `${found.length} found`}
      </p>
      <ul className="divide-y divide-line">
        {found.map((other) => (
          <FoundRow key={other.id} other={other} {...row} />
        ))}
      </ul>
      {isMore && <p className="pt-2 text-sm text-ink-soft">Type more to see others.</p>}
    </div>
  );
}

function FoundRow({ other, customer, onDone }: MergeSearchProps & { other: Customer }) {
  const merge = useMerge(other, customer, onDone);
  const name = fullName(other);
  const { email, phone, address } = other;
  const facts = [phone && phoneText(phone), email, address].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-48 flex-1 wrap-anywhere">
        <Link
          to={customerScreens.customer(other.id)}
          target="_blank"
          className="rounded-md font-medium text-link hover:underline"
        >
          {name}
          <span className="sr-only">, opens in a new tab</span>
        </Link>
        <p className="text-sm text-ink-soft">{facts.join(' · ') || 'No phone, email or address'}</p>
      </div>
      <Button isBusy={merge.isPending} onClick={() => merge.mutate()}>
        Merge<span className="sr-only">{` ${name} into ${fullName(customer)}`}</span>
      </Button>
    </li>
  );
}
