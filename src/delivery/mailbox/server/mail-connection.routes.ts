import {
  type MailConnectionInput,
  mailApi,
  mailConnectionUpdateSchema,
  mailTestInputSchema,
  mailTestSchema,
  storedMailConnectionSchema,
} from '#delivery/mailbox/mail-connection.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { ok } from '#kit/http/responses.ts';
import type { Deps } from '#kit/server/deps.ts';
import { presentMailConnection } from './mail-connection.serializer.ts';
import { removeMailConnection, updateMailConnection } from './mail-connection.service.ts';
import { testMailConnection } from './test-mail-connection.ts';

const connection = {
  host: 'smtp.example.com',
  port: 465,
  security: 'tls' as const,
  username: 'office@example.com',
  password: 'the password of the mailbox',
  senderName: 'Example Cleaning',
  senderEmail: 'office@example.com',
} satisfies MailConnectionInput;

const { password: _, ...shown } = connection;
const stored = {
  setBy: 'panel' as const,
  ...shown,
  hasPassword: true,
  worksSince: '2026-05-18T16:04:22.118Z',
  isLocalSite: false,
  version: 4,
};

export const mailConnectionRoutes = (deps: Deps): ApiSection => ({
  tag: 'Email sending',
  description: 'The mail server that sends the site’s emails, where SMTP_URL does not set it.',
  bodies: { MailConnectionUpdate: mailConnectionUpdateSchema, MailTestInput: mailTestInputSchema },
  responses: { MailConnection: storedMailConnectionSchema, MailTest: mailTestSchema },
  endpoints: {
    getMailConnection: adminEndpoint('get', mailApi.connection, {
      summary: 'How emails are sent',
      description: 'Never includes the password.',
      responses: ok('Server and sender', storedMailConnectionSchema, stored),
      handle: () => presentMailConnection(deps),
    }),
    updateMailConnection: adminEndpoint('put', mailApi.connection, {
      summary: 'Change how emails are sent',
      description:
        'Without `password` the stored one stays; with another server, port, encryption or user name it must be sent again.',
      body: { schema: mailConnectionUpdateSchema, example: { ...connection, version: 1 } },
      responses: ok('Server and sender', storedMailConnectionSchema),
      errors: ['version-conflict', 'wrong-state'],
      handle: ({ body, caller }) => updateMailConnection(deps, caller, body),
    }),
    deleteMailConnection: adminEndpoint('delete', mailApi.connection, {
      summary: 'Stop sending emails',
      description: 'Deletes server and password. Emails wait in the outbox.',
      responses: ok('Nothing is set up', storedMailConnectionSchema, {
        ...stored,
        setBy: null,
        host: '',
        username: '',
        hasPassword: false,
        senderName: '',
        senderEmail: '',
        worksSince: null,
      }),
      errors: ['wrong-state'],
      handle: ({ caller }) => removeMailConnection(deps, caller),
    }),
    testMail: adminEndpoint('post', mailApi.test, {
      summary: 'Send a test email',
      description:
        'Sends one email with the values given, which need not be saved, or with those in use. Waits for the mail server, 25 s at most. One test at a time.',
      body: { schema: mailTestInputSchema, example: { to: 'owner@example.com', connection } },
      responses: ok('Whether it was sent, or why not', mailTestSchema, {
        to: 'owner@example.com',
        isSent: false,
        problem: 'sign-in' as const,
        code: 535,
      }),
      errors: ['wrong-state', 'too-many-requests'],
      isIdempotent: true,
      handle: ({ body, idempotency }) => testMailConnection(deps, body, idempotency),
    }),
  },
});
