import * as z from 'zod/mini';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { apiKeySchema, keyApi } from '#office/keys/keys.ts';

export const keysQuery = adminQuery(['keys'], z.array(apiKeySchema), keyApi.keys);

export const refetchKeys = () => queryClient.invalidateQueries({ queryKey: keysQuery.queryKey });
