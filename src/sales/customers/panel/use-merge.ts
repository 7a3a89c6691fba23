import * as z from 'zod/mini';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { fullName } from '#kit/text/person.ts';

interface Named {
  id: number;
  firstName: string;
  lastName: string;
}

/** The response is a customer; only its id is checked. */
const answerSchema = z.object({ id: z.int() });

/** Merges `from` into `into` at once. The toast offers Undo. */
export function useMerge(from: Named, into: Named, onDone?: () => void) {
  const unmerge = useUnmerge(from);
  return useAdminMutation({
    call: () =>
      fetchAdmin(answerSchema, customerApi.merge(from.id), { method: 'POST', body: { intoId: into.id } }),
    done: () => ({
      title: 'Customers merged',
      text: `${fullName(into)} now includes the records of ${fullName(from)}.`,
      action: { label: 'Undo', run: () => unmerge.mutate() },
    }),
    failed: 'Failed to merge the customers',
    onSuccess: onDone,
  });
}

export const useUnmerge = (customer: Named) =>
  useAdminMutation({
    call: () => fetchAdmin(answerSchema, customerApi.unmerge(customer.id), { method: 'POST' }),
    done: () => ({ title: 'Merge undone', text: `${fullName(customer)} is a separate customer again.` }),
    failed: 'Failed to undo the merge',
  });
