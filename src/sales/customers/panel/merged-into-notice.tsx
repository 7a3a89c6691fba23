import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '#kit/panel/ui/button.tsx';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { fullName } from '#kit/text/person.ts';
import { InfoIcon } from '#kit/ui/icons/status.tsx';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import { customerQuery } from './customers-queries.ts';
import { useUnmerge } from './use-merge.ts';

/** Above a customer that was merged into another one. */
export function MergedIntoNotice({ customer }: { customer: CustomerDetails }) {
  const { mergedIntoId } = customer;
  const unmerge = useUnmerge(customer);
  const into = useQuery({ ...customerQuery(mergedIntoId ?? 0), enabled: mergedIntoId !== null });
  if (mergedIntoId === null) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-blue-wash px-4 py-2.5 text-blue"
    >
      <InfoIcon className="size-4.5" />
      <p className="min-w-48 flex-1">
        {'Merged into '}
        <Link to={customerScreens.customer(mergedIntoId)} className="font-medium underline">
          {into.data ? fullName(into.data) : 'another customer'}
        </Link>
        , whose timeline and totals include this one.
      </p>
      <Button isBusy={unmerge.isPending} onClick={() => unmerge.mutate()}>
        Unmerge
      </Button>
    </div>
  );
}
