import { useId } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/panel/ui/button.tsx';
import { PeopleIcon } from '#kit/panel/ui/icons.tsx';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { fullName, phoneText } from '#kit/text/person.ts';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import { useMerge } from './use-merge.ts';

type Duplicate = CustomerDetails['possibleDuplicates'][number];

/** Customers with the same email or phone, for staff to merge. */
export function PossibleDuplicates({ customer }: { customer: CustomerDetails }) {
  const { possibleDuplicates: found, mergedIntoId } = customer;
  const titleId = useId();
  if (found.length === 0 || mergedIntoId !== null) return null;
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-2 rounded-card bg-yellow-wash px-4 py-3 [--ground:var(--color-yellow-wash)] sm:px-5"
    >
      <h2 id={titleId} className="flex items-center gap-2.5 font-semibold text-yellow">
        <PeopleIcon className="size-4.5" />
        {found.length === 1 ? 'Possible duplicate' : 'Possible duplicates'}
      </h2>
      <ul className="grid gap-2">
        {found.map((duplicate) => (
          <DuplicateRow key={duplicate.id} customer={customer} duplicate={duplicate} />
        ))}
      </ul>
    </section>
  );
}

function DuplicateRow({ customer, duplicate }: { customer: CustomerDetails; duplicate: Duplicate }) {
  const merge = useMerge(duplicate, customer);
  const name = fullName(duplicate);
  const { email, phone, shares } = duplicate;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-48 flex-1 wrap-anywhere">
        <Link
          to={customerScreens.customer(duplicate.id)}
          className="rounded-md font-medium text-link hover:underline"
        >
          {name}
        </Link>
        <span className="text-ink-soft">
          {` has the same ${shares.map((share) => shareWords[share]({ email, phone })).join(' and ')}`}
        </span>
      </p>
      <Button isBusy={merge.isPending} onClick={() => merge.mutate()}>
        Merge<span className="sr-only">{` ${name} into ${fullName(customer)}`}</span>
      </Button>
    </li>
  );
}

const shareWords = {
  email: ({ email }: { email: string }) => `email, ${email}`,
  phone: ({ phone }: { phone: string }) => `phone, ${phoneText(phone)}`,
};
