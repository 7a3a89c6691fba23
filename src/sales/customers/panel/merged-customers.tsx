import { Link } from 'react-router';
import { Button } from '#kit/panel/ui/button.tsx';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { fullName } from '#kit/text/person.ts';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import { SummaryCard } from './summary-card.tsx';
import { useUnmerge } from './use-merge.ts';

type Merged = CustomerDetails['merged'][number];

/** Customers merged into this one. */
export function MergedCustomers({ customer: { merged } }: { customer: CustomerDetails }) {
  if (merged.length === 0) return null;
  return (
    <SummaryCard title="Merged into this customer">
      <ul className="grid gap-1">
        {merged.map((one) => (
          <MergedRow key={one.id} merged={one} />
        ))}
      </ul>
    </SummaryCard>
  );
}

function MergedRow({ merged }: { merged: Merged }) {
  const unmerge = useUnmerge(merged);
  const name = fullName(merged);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <Link
        to={customerScreens.customer(merged.id)}
        className="inline-flex items-center rounded-md font-medium text-link wrap-anywhere hover:underline touch:min-h-11"
      >
        {name}
      </Link>
      <Button isBusy={unmerge.isPending} onClick={() => unmerge.mutate()}>
        Unmerge<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
