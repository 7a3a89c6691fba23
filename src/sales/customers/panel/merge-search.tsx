import { Button } from '#kit/panel/ui/button.tsx';
import { SheetBody } from '#kit/panel/ui/sheet.tsx';
import { fullName } from '#kit/text/person.ts';
import type { Customer, CustomerDetails } from '#sales/customers/customers.ts';
import { CustomerSearch } from './customer-search.tsx';
import { useMerge } from './use-merge.ts';

interface MergeSearchProps {
  customer: CustomerDetails;
  onDone: () => void;
}

/** Finds any other customer to merge into this one. */
export function MergeSearch({ customer, onDone }: MergeSearchProps) {
  return (
    <SheetBody>
      <p>
        {`Choose the customer to merge into ${fullName(customer)}. Its records join this timeline. You can undo it.`}
      </p>
      <CustomerSearch
        without={customer.id}
        action={(other) => <MergeButton other={other} customer={customer} onDone={onDone} />}
      />
    </SheetBody>
  );
}

function MergeButton({ other, customer, onDone }: MergeSearchProps & { other: Customer }) {
  const merge = useMerge(other, customer, onDone);
  return (
    <Button isBusy={merge.isPending} onClick={() => merge.mutate()}>
      Merge<span className="sr-only">{` ${fullName(other)} into ${fullName(customer)}`}</span>
    </Button>
  );
}
