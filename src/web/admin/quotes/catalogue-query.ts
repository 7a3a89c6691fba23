import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '#shared/paths.ts';
import { serviceSchema } from '#shared/services.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';

/** What can be sold now. */
export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => fetchAdmin(z.array(serviceSchema), api.services, { signal }),
  refetchOnMount: 'always',
});
