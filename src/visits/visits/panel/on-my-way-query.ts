import { adminQuery } from '#kit/panel/admin-query.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { onMyWaySchema } from '#visits/day/on-my-way.ts';

export const onMyWayQuery = (visitId: number) =>
  adminQuery(['on-my-way', visitId], onMyWaySchema, visitApi.onMyWay(visitId));
