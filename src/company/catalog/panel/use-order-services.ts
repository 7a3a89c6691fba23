import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { adminServiceSchema, type ServiceOrder } from '#company/catalog/service-edits.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { refetchAfterLast } from '#kit/panel/refetch-everything.ts';
import { notify, notifyFailure } from '#kit/panel/ui/toasts.tsx';
import { adminApi } from '#kit/paths/paths.ts';
import { cacheOrder, cancelServicesQuery } from './services-queries.ts';

interface Move extends ServiceOrder {
  /** The order before, for Undo. Absent in the Undo itself. */
  before?: number[];
}

/** Shows and saves the new order. The toast offers Undo. */
export function useOrderServices() {
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'service-order' },
    mutationFn: ({ category, ids }: Move) =>
      fetchAdmin(z.array(adminServiceSchema), adminApi.serviceOrder, {
        method: 'PUT',
        body: { category, ids },
      }),
    onMutate: async ({ ids }) => {
      await cancelServicesQuery();
      cacheOrder(ids);
    },
    onSuccess: (_, { category, before }) =>
      notify({
        title: before ? 'Order saved' : 'Order restored',
        text: before && 'Your website and calculator are updated.',
        action: before && { label: 'Undo', run: () => mutate({ category, ids: before }) },
      }),
    onError: (error) => notifyFailure('Failed to save the order', error),
    onSettled: () => refetchAfterLast(mutationKey),
  });
  return mutate;
}

const mutationKey = ['service-order'];
