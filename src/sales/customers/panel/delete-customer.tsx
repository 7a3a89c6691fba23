import { useNavigate } from 'react-router';
import { useDeletion } from '#kit/panel/list/delete-or-restore.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { customerApi, customerScreens } from '#kit/paths/customer-paths.ts';
import { fullName } from '#kit/text/person.ts';
import { TrashIcon } from '#kit/ui/icons/actions.tsx';
import type { CustomerDetails } from '#sales/customers/customers.ts';

/** Moves the customer to the trash and goes back to the list. The toast offers Undo. */
export function DeleteCustomer({ customer }: { customer: CustomerDetails }) {
  const navigate = useNavigate();
  const name = fullName(customer);
  const remove = useDeletion({
    path: customerApi.customer(customer.id),
    restorePath: customerApi.restore(customer.id),
    deleted: { title: 'Customer deleted', text: name },
    deleteFailed: 'Failed to delete customer',
    restored: { title: 'Customer restored', text: name },
    restoreFailed: 'Failed to restore customer',
    onDeleted: () => void navigate(customerScreens.customers),
    // This screen may still be mounted, and its customer is no longer found.
    refetch: () => queryClient.invalidateQueries({ queryKey: ['customers'] }),
  });
  return (
    <Button variant="quiet" className="-ml-3.5" isBusy={remove.isPending} onClick={() => remove.mutate()}>
      <TrashIcon className="size-4.5" />
      Delete customer
    </Button>
  );
}
