import type { Context, Hono } from 'hono';
import { AppError, toRefusal } from '#kit/server/errors.ts';
import { limitBodyBy } from './body-limit.ts';
import type { ApiSection, Endpoint } from './endpoint.ts';
import { roleGuard } from './require-role.ts';

/** Registers all endpoints. Hono takes the first route that matches, so fixed paths come before those with parameters. */
export function mountEndpoints(app: Hono, sections: readonly ApiSection[]): void {
  const endpoints = sections.flatMap((section) => Object.values(section.endpoints));
  const { fixed = [], variable = [] } = Object.groupBy(endpoints, ({ path }) =>
    path.includes(':') ? 'variable' : 'fixed',
  );
  for (const endpoint of [...fixed, ...variable]) mount(app, endpoint);
}

function mount(
  app: Hono,
  { method, path, roles, isForKeys = false, isForSetup = false, isForStaff, body, respond }: Endpoint,
): void {
  if (!respond) return;
  if (roles) app.on(method, path, roleGuard({ allowed: roles, isForKeys, isForSetup }));
  const { limit } = body ?? {};
  if (limit) app.on(method, path, limitBodyBy(limit));
  app.on(method, path, roles || isForStaff ? respond : forVisitors(respond));
}

/** Nothing but refusals, which every language has, reaches a visitor. */
const forVisitors = (respond: Respond) => async (c: Context) => {
  try {
    return await respond(c);
  } catch (error) {
    throw error instanceof AppError ? toRefusal(error) : error;
  }
};

type Respond = NonNullable<Endpoint['respond']>;
