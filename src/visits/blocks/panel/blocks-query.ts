import * as z from 'zod/mini';
import { adminQuery, queryString } from '#kit/panel/admin-query.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { blockSchema } from '#visits/blocks/blocks.ts';

export const blocksQuery = (from: string, to: string) =>
  adminQuery(['blocks', from, to], z.array(blockSchema), `${visitApi.blocks}?${queryString({ from, to })}`);
