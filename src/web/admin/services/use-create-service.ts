import { useMutation } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { adminServiceSchema } from '#shared/service-edits.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { callAdmin } from '../sign-in/call-admin.ts';
import { notify, notifyFailure } from '../ui/toasts.tsx';
import type { ServiceBody } from './service-values.ts';

export const useCreateService = () =>
  useMutation({
    mutationFn: (body: ServiceBody) =>
      callAdmin(adminServiceSchema, adminApi.services, { method: 'POST', body }),
    onSuccess: () => notify({ title: 'Success', text: 'Service created successfully' }),
    onError: (error) => notifyFailure('Failed to create service', error),
    onSettled: refetchEverything,
  });
