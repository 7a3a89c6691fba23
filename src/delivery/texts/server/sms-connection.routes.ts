import {
  type SmsConnectionInput,
  smsApi,
  smsCheckSchema,
  smsConnectionUpdateSchema,
  smsTestInputSchema,
  smsTestSchema,
  storedSmsConnectionSchema,
} from '#delivery/texts/sms-connection.ts';
import { textsTodaySchema } from '#delivery/texts/texts-today.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { ok } from '#kit/http/responses.ts';
import type { Deps } from '#kit/server/deps.ts';
import { checkSmsAccount } from './check-sms-account.ts';
import { presentSmsConnection } from './sms-connection.serializer.ts';
import { removeSmsConnection, updateSmsConnection } from './sms-connection.service.ts';
import { testSmsConnection } from './test-sms-connection.ts';
import { readTextsToday } from './text-limits.ts';

const connection = {
  url: '',
  account: 'AC0123456789abcdef0123456789abcdef',
  token: 'the token of the account',
  sender: '+18185550100',
} satisfies SmsConnectionInput;

const { token: _, ...shown } = connection;
const stored = {
  setBy: 'panel' as const,
  ...shown,
  hasToken: true,
  incomingUrl: 'https://www.example.com/api/sms/incoming',
  callsUrl: 'https://www.example.com/api/calls/incoming',
  worksSince: '2026-05-18T16:04:22.118Z',
  isLocalSite: false,
  version: 4,
};

export const smsConnectionRoutes = (deps: Deps): ApiSection => ({
  tag: 'Text sending',
  description: 'The gateway that sends the site’s text messages, where SMS_URL does not set it.',
  bodies: { SmsConnectionUpdate: smsConnectionUpdateSchema, SmsTestInput: smsTestInputSchema },
  responses: { SmsConnection: storedSmsConnectionSchema, SmsTest: smsTestSchema },
  endpoints: {
    getSmsConnection: adminEndpoint('get', smsApi.connection, {
      summary: 'How texts are sent',
      description: 'Never includes the token.',
      responses: ok('Gateway and sender', storedSmsConnectionSchema, stored),
      handle: () => presentSmsConnection(deps),
    }),
    updateSmsConnection: adminEndpoint('put', smsApi.connection, {
      summary: 'Change how texts are sent',
      description:
        'An empty `url` is Twilio’s. Without `token` the stored one stays; with another account or URL it must be sent again.',
      body: { schema: smsConnectionUpdateSchema, example: { ...connection, version: 1 } },
      responses: ok('Gateway and sender', storedSmsConnectionSchema),
      errors: ['version-conflict', 'wrong-state'],
      handle: ({ body, caller }) => updateSmsConnection(deps, caller, body),
    }),
    deleteSmsConnection: adminEndpoint('delete', smsApi.connection, {
      summary: 'Stop sending texts',
      description: 'Deletes account and token. Texts that are already written wait.',
      responses: ok('Nothing is set up', storedSmsConnectionSchema, {
        ...stored,
        setBy: null,
        account: '',
        hasToken: false,
        sender: '',
        worksSince: null,
      }),
      errors: ['wrong-state'],
      handle: ({ caller }) => removeSmsConnection(deps, caller),
    }),
    checkSmsAccount: adminEndpoint('post', smsApi.check, {
      summary: 'Ask the gateway about the account',
      description:
        'For Twilio: whether the account is active or on trial, whether the sender is a number of it that takes texts, pictures and calls, and where it posts them. What Twilio does not tell is null. Registration with the carriers is not asked.',
      responses: ok('What the gateway tells', smsCheckSchema, {
        isAsked: true,
        accountStatus: 'active',
        isTrial: false,
        hasSender: true,
        canText: true,
        canSendPictures: true,
        smsUrl: 'https://www.example.com/api/sms/incoming',
        voiceUrl: '',
      }),
      errors: ['wrong-state'],
      handle: () => checkSmsAccount(deps),
    }),
    getTextsToday: adminEndpoint('get', smsApi.today, {
      summary: 'Texts of today',
      description: 'How many have left, by whose act, and what they cost at the price in the settings.',
      responses: ok('The counts', textsTodaySchema, {
        dailyLimit: 200,
        sent: 14,
        parts: 19,
        causes: [
          { cause: 'website' as const, texts: 9 },
          { cause: 'staff' as const, texts: 5 },
        ],
        pricePerPart: '0.0083',
        cost: '0.16',
      }),
      handle: () => readTextsToday(deps.db, deps.clock()),
    }),
    testSms: adminEndpoint('post', smsApi.test, {
      summary: 'Send a test text',
      description:
        'Sends one text with the values given, which need not be saved, or with those in use. Waits for the gateway, 20 s at most. One test at a time.',
      body: { schema: smsTestInputSchema, example: { to: '(818) 555-0143', connection } },
      responses: ok('Whether it was sent, or why not', smsTestSchema, {
        to: '+18185550143',
        isSent: false,
        problem: 'trial' as const,
        code: 21608,
      }),
      errors: ['wrong-state', 'too-many-requests'],
      isIdempotent: true,
      handle: ({ body, idempotency, caller }) => testSmsConnection(deps, { test: body, caller }, idempotency),
    }),
  },
});
