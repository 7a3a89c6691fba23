import { adminQuery } from '#kit/panel/admin-query.ts';
import { refetchOnOpen } from '#kit/panel/query-client.ts';
import { setupPath, setupSchema } from '#office/setup/setup.ts';

export const setupQuery = adminQuery(['setup'], setupSchema, setupPath, refetchOnOpen);
