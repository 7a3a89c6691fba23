import * as z from 'zod/mini';
import type { ApiPart, Operation } from '#server/http/operation.ts';
import {
  accountSchema,
  accountUpdateSchema,
  backupCodesSchema,
  endedSchema,
  passwordChangeSchema,
  passwordConfirmSchema,
  secondFactorSetupSchema,
  sessionSchema,
} from '#shared/account.ts';
import { deletedKeySchema } from '#shared/answers.ts';
import { codeSchema } from '#shared/auth.ts';
import { adminApi } from '#shared/paths.ts';

const account = {
  id: 'b1c2',
  username: 'owner',
  name: 'Kim',
  email: 'kim@example.com',
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

/** Calls that ask for the password once more; a wrong one counts like a failed sign-in. */
const withPassword = (
  id: string,
  path: string,
  summary: string,
  answer: NonNullable<Operation['answers'][200]>,
): Operation => ({
  id,
  method: 'post',
  path,
  summary,
  access: 'admin',
  body: { schema: passwordConfirmSchema, example: { currentPassword: 'a long password' } },
  answers: { 200: answer },
  errors: ['too-many-requests', 'not-found'],
});

export const accountApi: ApiPart = {
  tag: 'Account',
  description: 'One’s own account.',
  bodies: { PasswordConfirm: passwordConfirmSchema, PasswordChange: passwordChangeSchema },
  answers: { Account: accountSchema, Session: sessionSchema, BackupCodes: backupCodesSchema },
  operations: [
    {
      id: 'getAccount',
      method: 'get',
      path: adminApi.account,
      summary: 'Your account',
      access: 'admin',
      answers: { 200: { description: 'You', schema: accountSchema, example: account } },
    },
    {
      id: 'updateAccount',
      method: 'patch',
      path: adminApi.account,
      summary: 'Change your name and address',
      access: 'admin',
      body: { schema: accountUpdateSchema, example: { name: 'Kim Lee', email: 'kim@example.com' } },
      answers: { 200: { description: 'You, as you are now', schema: accountSchema } },
    },
    {
      id: 'changePassword',
      method: 'put',
      path: adminApi.password,
      summary: 'Change your password',
      description: 'Ends all your other sessions.',
      access: 'admin',
      body: {
        schema: passwordChangeSchema,
        example: { currentPassword: 'a long password', newPassword: 'an even longer one' },
      },
      answers: {
        200: { description: 'How many sessions ended', schema: endedSchema, example: { ended: 2 } },
      },
      errors: ['too-many-requests'],
    },
    {
      id: 'listSessions',
      method: 'get',
      path: adminApi.sessions,
      summary: 'Where you are signed in',
      access: 'admin',
      answers: { 200: { description: 'Sessions', schema: z.array(sessionSchema), example: [session] } },
    },
    {
      id: 'endOtherSessions',
      method: 'delete',
      path: adminApi.sessions,
      summary: 'End all your other sessions',
      access: 'admin',
      answers: { 200: { description: 'How many ended', schema: endedSchema, example: { ended: 2 } } },
    },
    {
      id: 'endSession',
      method: 'delete',
      path: adminApi.session(':id'),
      summary: 'End one of your sessions',
      access: 'admin',
      answers: { 200: { description: 'It has ended', schema: deletedKeySchema, example: { id: 'q8Xw' } } },
    },
    withPassword('setUpSecondFactor', adminApi.secondFactor, 'Begin two-step sign-in', {
      description: 'For the authenticator app; nothing is asked at a sign-in yet',
      schema: secondFactorSetupSchema,
    }),
    {
      id: 'confirmSecondFactor',
      method: 'post',
      path: adminApi.confirmSecondFactor,
      summary: 'Turn two-step sign-in on',
      access: 'admin',
      body: { schema: codeSchema, example: { code: '123456' } },
      answers: { 200: { description: 'Backup codes, shown once', schema: backupCodesSchema } },
      errors: ['not-found', 'too-many-requests'],
    },
    withPassword('endSecondFactor', adminApi.endSecondFactor, 'Turn two-step sign-in off', {
      description: 'You, as you are now',
      schema: accountSchema,
    }),
    withPassword('renewBackupCodes', adminApi.backupCodes, 'Make new backup codes', {
      description: 'The former ones are void',
      schema: backupCodesSchema,
    }),
  ],
};
