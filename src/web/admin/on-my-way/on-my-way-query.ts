import { visitApi } from '#shared/customer-paths.ts';
import { onMyWaySchema } from '#shared/on-my-way.ts';
import { adminQuery } from '../admin-query.ts';

export const onMyWayQuery = (visitId: number) =>
  adminQuery(['on-my-way', visitId], onMyWaySchema, visitApi.onMyWay(visitId));
