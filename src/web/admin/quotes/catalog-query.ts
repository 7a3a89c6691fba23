import * as z from 'zod/mini';
import { storedDiscountsSchema } from '#shared/discounts.ts';
import { api } from '#shared/paths.ts';
import { serviceSchema } from '#shared/services.ts';
import { adminQuery } from '../admin-query.ts';
import { refetchOnOpen } from '../query-client.ts';

/** The services on sale. */
export const catalogQuery = adminQuery(['catalog'], z.array(serviceSchema), api.services, refetchOnOpen);

/** The discounts of new quotes. */
export const discountsQuery = adminQuery(['discounts'], storedDiscountsSchema, api.discounts, refetchOnOpen);
