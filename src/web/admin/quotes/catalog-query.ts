import * as z from 'zod/mini';
import { api } from '#shared/paths.ts';
import { serviceSchema } from '#shared/services.ts';
import { adminQuery } from '../admin-query.ts';
import { refetchOnOpen } from '../query-client.ts';

/** The services on sale. */
export const catalogQuery = adminQuery(['catalog'], z.array(serviceSchema), api.services, refetchOnOpen);
