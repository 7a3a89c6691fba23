import { useMutation } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { adminServiceSchema } from '#shared/service-edits.ts';
import { useContentKey } from '../editing/use-content-key.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';
import { notify, notifyFailure } from '../ui/toasts.tsx';
import type { ServiceBody } from './service-values.ts';

/** The same service is stored once, also when an answer was lost on its way and it is sent again. */
export function useCreateService() {
  const keyFor = useContentKey();
  return useMutation({
    mutationFn: (body: ServiceBody) =>
      fetchAdmin(adminServiceSchema, adminApi.services, {
        method: 'POST',
        body,
        idempotencyKey: keyFor(JSON.stringify(body)),
      }),
    onSuccess: () => notify({ title: 'Success', text: 'Service created successfully' }),
    onError: (error) => notifyFailure('Failed to create service', error),
    onSettled: refetchEverything,
  });
}
