import * as z from 'zod/mini';
import { codeSchema } from '#kit/access/auth.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { readRows } from '#kit/http/read-rows.ts';
import { ok } from '#kit/http/responses.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { deletedKeySchema } from '#kit/wire/responses.ts';
import {
  accountSchema,
  accountUpdateSchema,
  backupCodesSchema,
  endedSchema,
  passwordChangeSchema,
  passwordConfirmSchema,
  secondFactorSetupSchema,
  sessionSchema,
} from '#people/account/account.ts';
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

const account = {
  id: 'b1c2',
  username: 'owner',
  name: 'Kim',
  email: 'kim@example.com',
  language: 'en',
  hasSecondFactor: false,
  backupCodesLeft: null,
};
const session = {
  id: 'q8Xw',
  device: 'Chrome on Windows',
  address: '203.0.113.7',
  startedAt: '2026-05-18T16:04:22.118Z',
  lastUsedAt: '2026-05-18T17:10:02.350Z',
  isCurrent: true,
};

/** A wrong password counts like a failed sign-in. */
const withPassword = {
  body: { schema: passwordConfirmSchema, example: { currentPassword: 'a long password' } },
  errors: ['too-many-requests', 'not-found'],
} as const;

export const accountRoutes = (deps: Deps): ApiSection => ({
  tag: 'Account',
  description: 'Your own account.',
  bodies: { PasswordConfirm: passwordConfirmSchema, PasswordChange: passwordChangeSchema },
  responses: { Account: accountSchema, Session: sessionSchema, BackupCodes: backupCodesSchema },
  endpoints: {
    getAccount: adminEndpoint('get', adminApi.account, {
      isForSetup: true,
      summary: 'Your account',
      responses: ok('Your account', accountSchema, account),
      handle: ({ caller }) => getAccount(deps, caller.user.id),
    }),
    updateAccount: adminEndpoint('patch', adminApi.account, {
      summary: 'Change your name, email and language',
      description: 'Fields you leave out stay unchanged. Another email address needs your current password.',
      body: {
        schema: accountUpdateSchema,
        example: { name: 'Kim Lee', email: 'kim@example.com', currentPassword: 'a long password' },
      },
      errors: ['too-many-requests'],
      responses: ok('Your updated account', accountSchema),
      handle: ({ body, caller }) => updateAccount(deps, caller, body),
    }),
    changePassword: adminEndpoint('put', adminApi.password, {
      summary: 'Change your password',
      description: 'Ends all your other sessions.',
      body: {
        schema: passwordChangeSchema,
        example: { currentPassword: 'a long password', newPassword: 'an even longer one' },
      },
      responses: ok('How many sessions ended', endedSchema, { ended: 2 }),
      errors: ['too-many-requests'],
      async handle({ c, body, caller }) {
        const { ended, cookie } = await changePassword(deps, caller, body);
        return c.json({ ended }, 200, { 'Set-Cookie': cookie });
      },
    }),
    listSessions: adminEndpoint('get', adminApi.sessions, {
      summary: 'Where you are signed in',
      responses: ok('Sessions', z.array(sessionSchema), [session]),
      async handle({ caller: { user, sessionId } }) {
        // Better Auth ends sessions by the real time.
        const sessions = await listSessions(deps.db, user.id, new Date());
        return readRows({ log: deps.log, table: 'sessions' }, sessions, (row) => toSession(row, sessionId));
      },
    }),
    endOtherSessions: adminEndpoint('delete', adminApi.sessions, {
      summary: 'End all your other sessions',
      responses: ok('How many ended', endedSchema, { ended: 2 }),
      async handle({ c, caller }) {
        const { ended, cookie } = await endOtherSessions(deps, caller);
        return c.json({ ended }, 200, { 'Set-Cookie': cookie });
      },
    }),
    endSession: adminEndpoint('delete', adminApi.session(':id'), {
      summary: 'End one of your sessions',
      responses: ok('Ended', deletedKeySchema, { id: 'q8Xw' }),
      hasTextId: true,
      async handle({ textId: id, caller }) {
        await endSession(deps, caller, id);
        return { id };
      },
    }),
    setUpSecondFactor: adminEndpoint('post', adminApi.secondFactor, {
      isForSetup: true,
      summary: 'Set up two-step sign-in',
      ...withPassword,
      responses: ok('For the authenticator app; sign-in doesn’t require it yet', secondFactorSetupSchema),
      handle: ({ body, caller }) => setUp(deps, caller, body.currentPassword),
    }),
    confirmSecondFactor: adminEndpoint('post', adminApi.confirmSecondFactor, {
      isForSetup: true,
      summary: 'Turn two-step sign-in on',
      body: { schema: codeSchema, example: { code: '123456' } },
      responses: ok('Backup codes, shown once', backupCodesSchema),
      errors: ['not-found', 'too-many-requests'],
      handle: async ({ body, caller }) => ({ backupCodes: await confirmSetup(deps, caller, body.code) }),
    }),
    endSecondFactor: adminEndpoint('post', adminApi.endSecondFactor, {
      summary: 'Turn two-step sign-in off',
      ...withPassword,
      responses: ok('Your updated account', accountSchema),
      async handle({ body, caller }) {
        await turnOff(deps, caller, body.currentPassword);
        return getAccount(deps, caller.user.id);
      },
    }),
    renewBackupCodes: adminEndpoint('post', adminApi.backupCodes, {
      summary: 'Make new backup codes',
      ...withPassword,
      responses: ok('The old codes no longer work', backupCodesSchema),
      handle: async ({ body, caller }) => ({
        backupCodes: await renewBackupCodes(deps, caller, body.currentPassword),
      }),
    }),
  },
});
