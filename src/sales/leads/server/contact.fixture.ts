import { adminApi } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import type { TestApp } from '../../../../tests/support/app.ts';

export const stored = async (t: TestApp) => ({
  requests: (await (await t.adminCall('GET', adminApi.requests)).json()) as CustomerRequest[],
  quotes: (await (await t.adminCall('GET', adminApi.quotes)).json()) as Quote[],
});

export const getErrors = async (answer: Response) =>
  Object.fromEntries(
    ((await answer.json()) as Problem).errors?.map(({ path, message }) => [path, message]) ?? [],
  );
