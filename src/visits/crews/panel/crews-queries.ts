import * as z from 'zod/mini';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { crewSchema } from '#visits/crews/crews.ts';

export const crewsQuery = adminQuery(['crews', 'all'], z.array(crewSchema), visitApi.crews);
