import { adminApi } from '#kit/paths/paths.ts';
import type { CustomerRequest, QuarantinedRequest } from '#sales/requests/requests.ts';
import type { TestApp } from '../../../../tests/support/app.ts';

export const read = async <Answer>(t: TestApp, path: string) =>
  (await (await t.adminCall('GET', path)).json()) as Answer;

export const getRequests = (t: TestApp) => read<CustomerRequest[]>(t, adminApi.requests);
export const getQuarantine = (t: TestApp) => read<QuarantinedRequest[]>(t, adminApi.quarantine);

export const getEmails = ({ deps }: TestApp) =>
  deps.db.selectFrom('outbox').select(['purpose']).where('kind', '=', 'email').orderBy('id').execute();

export const spam = { website: 'https://pills.example' };
