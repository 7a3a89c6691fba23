import { adminQuery } from '#kit/panel/admin-query.ts';
import { leadApi, leadSchema } from '#office/lead/leads.ts';

/** Everything about the lead of a request or a quote. */
export const leadQuery = (kind: 'request' | 'quote', id: number) =>
  adminQuery(['leads', kind, id], leadSchema, `${leadApi.lead}?${kind}=${id}`);
