import * as z from 'zod/mini';
import { crewSchema } from '#shared/crews.ts';
import { visitApi } from '#shared/customer-paths.ts';
import { adminQuery } from '../admin-query.ts';

export const crewsQuery = adminQuery(['crews', 'all'], z.array(crewSchema), visitApi.crews);
