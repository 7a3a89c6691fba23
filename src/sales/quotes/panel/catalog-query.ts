import * as z from 'zod/mini';
import { storedDiscountsSchema } from '#company/catalog/discounts.ts';
import { serviceSchema } from '#company/catalog/services.ts';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { refetchOnOpen } from '#kit/panel/query-client.ts';
import { api } from '#kit/paths/paths.ts';

/** The services on sale. */
export const catalogQuery = adminQuery(['catalog'], z.array(serviceSchema), api.services, refetchOnOpen);

/** The discounts of new quotes. */
export const discountsQuery = adminQuery(['discounts'], storedDiscountsSchema, api.discounts, refetchOnOpen);
