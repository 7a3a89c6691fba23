import * as z from 'zod/mini';
import type { ApiPart } from '#server/http/operation.ts';
import { codeSchema, currentUserSchema, loginAnswerSchema, loginSchema } from '#shared/auth.ts';
import { api } from '#shared/paths.ts';

const user = { id: 'b1c2', username: 'owner', name: 'Kim', email: 'kim@example.com', role: 'admin' };

export const authApi: ApiPart = {
  tag: 'Sign-in',
  description: 'How a program or a person gets the session cookie that all calls under /api/admin ask for.',
  bodies: { Login: loginSchema, Code: codeSchema },
  answers: { CurrentUser: currentUserSchema },
  operations: [
    {
      id: 'signIn',
      method: 'post',
      path: api.login,
      summary: 'Sign in',
      description:
        'An account with two-step sign-in is answered `{"secondFactor": true}` and asked for a code next. Repeated failures have to wait longer and longer.',
      access: 'public',
      body: {
        schema: loginSchema,
        limit: '16 kB',
        example: { username: 'owner', password: 'a long password' },
      },
      answers: {
        200: {
          description: 'Signed in, or half of it',
          schema: loginAnswerSchema,
          headers: ['Set-Cookie'],
          example: user,
        },
      },
      errors: ['wrong-credentials', 'too-many-requests'],
    },
    {
      id: 'signInWithCode',
      method: 'post',
      path: api.loginCode,
      summary: 'Enter the code of the second step',
      description: 'Of the authenticator app, or a backup code; within ten minutes of the first step.',
      access: 'public',
      body: { schema: codeSchema, limit: '16 kB', example: { code: '123456' } },
      answers: {
        200: { description: 'Signed in', schema: currentUserSchema, headers: ['Set-Cookie'], example: user },
      },
      errors: ['wrong-credentials', 'not-signed-in', 'too-many-requests'],
    },
    {
      id: 'signOut',
      method: 'post',
      path: api.logout,
      summary: 'Sign out',
      access: 'public',
      answers: {
        200: {
          description: 'The session is over, or there was none',
          schema: z.object({}),
          headers: ['Set-Cookie'],
          example: {},
        },
      },
    },
    {
      id: 'getMe',
      method: 'get',
      path: api.me,
      summary: 'Who is signed in',
      access: 'public',
      answers: { 200: { description: 'You', schema: currentUserSchema, example: user } },
      errors: ['not-signed-in'],
    },
  ],
};
