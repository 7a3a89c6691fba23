import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { AdminEnv } from '#server/features/auth/auth.middleware.ts';
import { readJson } from '#server/http/body.ts';
import { accountUpdateSchema, passwordChangeSchema, passwordConfirmSchema } from '#shared/account.ts';
import { codeSchema } from '#shared/auth.ts';
import { adminApi } from '#shared/paths.ts';
import { listSessions } from './account.queries.ts';
import { toSession } from './account.serializer.ts';
import {
  changePassword,
  endOtherSessions,
  endSession,
  getAccount,
  updateAccount,
} from './account.service.ts';
import { confirmSetup, renewBackupCodes, setUp, turnOff } from './second-factor.service.ts';

/** One's own account. Administrators only; the app guards everything under /api/admin. */
export function accountRoutes(deps: Deps): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  app.get(adminApi.account, async (c) => c.json(await getAccount(deps, c.var.user.id)));

  app.patch(adminApi.account, async (c) =>
    c.json(await updateAccount(deps, c.var, await readJson(c, accountUpdateSchema))),
  );

  app.put(adminApi.password, async (c) => {
    const { ended, cookie } = await changePassword(deps, c.var, await readJson(c, passwordChangeSchema));
    return c.json({ ended }, 200, { 'Set-Cookie': cookie });
  });

  app.get(adminApi.sessions, async (c) => {
    // Better Auth ends sessions by the real time.
    const sessions = await listSessions(deps.db, c.var.user.id, new Date());
    return c.json(sessions.map((session) => toSession(session, c.var.sessionId)));
  });

  app.delete(adminApi.sessions, async (c) => {
    const { ended, cookie } = await endOtherSessions(deps, c.var);
    return c.json({ ended }, 200, { 'Set-Cookie': cookie });
  });

  app.delete(adminApi.session(':id'), async (c) => {
    const id = c.req.param('id');
    await endSession(deps, c.var, id);
    return c.json({ id });
  });

  app.post(adminApi.secondFactor, async (c) => {
    const { currentPassword } = await readJson(c, passwordConfirmSchema);
    return c.json(await setUp(deps, c.var, currentPassword));
  });

  app.post(adminApi.confirmSecondFactor, async (c) => {
    const { code } = await readJson(c, codeSchema);
    return c.json({ backupCodes: await confirmSetup(deps, c.var, code) });
  });

  app.post(adminApi.endSecondFactor, async (c) => {
    const { currentPassword } = await readJson(c, passwordConfirmSchema);
    await turnOff(deps, c.var, currentPassword);
    return c.json(await getAccount(deps, c.var.user.id));
  });

  app.post(adminApi.backupCodes, async (c) => {
    const { currentPassword } = await readJson(c, passwordConfirmSchema);
    return c.json({ backupCodes: await renewBackupCodes(deps, c.var, currentPassword) });
  });

  return app;
}
