import { useMutation } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { adminServiceSchema } from '#shared/service-edits.ts';
import { reasonOf } from '../reason-of.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { callAdmin } from '../sign-in/call-admin.ts';
import { notify } from '../ui/toasts.tsx';
import type { ServiceBody } from './service-values.ts';

export const useCreateService = () =>
  useMutation({
    mutationFn: (body: ServiceBody) =>
      callAdmin(adminServiceSchema, adminApi.services, { method: 'POST', body }),
    onSuccess: () => notify({ title: 'Success', text: 'Service created successfully' }),
    onError: (error) =>
      notify({ title: 'Error', text: 'Failed to create service', reason: reasonOf(error), kind: 'failed' }),
    onSettled: refetchEverything,
  });
