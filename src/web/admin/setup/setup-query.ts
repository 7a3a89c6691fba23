import { setupPath, setupSchema } from '#shared/setup.ts';
import { adminQuery } from '../admin-query.ts';
import { refetchOnOpen } from '../query-client.ts';

export const setupQuery = adminQuery(['setup'], setupSchema, setupPath, refetchOnOpen);
