import { mayDo, staff } from '#kit/access/roles.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { ok } from '#kit/http/responses.ts';
import { translatedFields } from '#kit/language/translated-fields.ts';
import { messagePaths, visitApi } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { followUp1 } from '#messages/planned/kinds/follow-ups.ts';
import {
  messagePreviewInputSchema,
  messagePreviewSchema,
  messageSchema,
  messageSettingsSchema,
  messageTestInputSchema,
  messageTestSchema,
  storedMessageSettingsSchema,
} from '#messages/planned/messages.ts';
import { onMyWaySchema } from '#visits/day/on-my-way.ts';
import { getCrewVisit } from '#visits/visits/server/crew-visits.ts';
import { getVisit } from '#visits/visits/server/visits.queries.ts';
import { presentMessageSettings, updateMessageSettings } from './message-settings.ts';
import { previewMessage } from './preview-message.ts';
import { previewOnMyWay } from './preview-on-my-way.ts';
import { skipPlannedMessage } from './skip-planned-message.ts';
import { sendTestMessage } from './test-message.ts';

const setting = {
  kind: followUp1.kind,
  isEnabled: true,
  text: followUp1.words.en.text,
  ...translatedFields((language) => ({ text: followUp1.words[language].text })),
};

export const messageRoutes = (deps: Deps): ApiSection => ({
  tag: 'Messages',
  description: 'Emails and text messages to customers: their templates, and which are planned.',
  bodies: {
    MessageSettingsUpdate: messageSettingsSchema,
    MessagePreviewInput: messagePreviewInputSchema,
    MessageTest: messageTestInputSchema,
  },
  responses: {
    MessageSettings: storedMessageSettingsSchema,
    MessagePreview: messagePreviewSchema,
    Message: messageSchema,
  },
  endpoints: {
    getMessageSettings: adminEndpoint('get', messagePaths.settings, {
      summary: 'All kinds of messages, with their texts',
      responses: ok('Every kind', storedMessageSettingsSchema, {
        version: 1,
        kinds: [setting],
        isTextConfigured: false,
      }),
      handle: () => presentMessageSettings(deps),
    }),
    updateMessageSettings: adminEndpoint('put', messagePaths.settings, {
      summary: 'Turn messages on or off, and change their texts',
      description: 'Kinds you leave out stay unchanged. An unknown placeholder is an error at its text.',
      body: { schema: messageSettingsSchema, example: { version: 1, kinds: [setting] } },
      responses: ok('Every kind', storedMessageSettingsSchema),
      errors: ['version-conflict'],
      handle: ({ body, caller }) => updateMessageSettings(deps, caller, body),
    }),
    previewMessage: adminEndpoint('post', messagePaths.preview, {
      summary: 'Preview a message with a real record',
      description:
        'Uses the newest record that fits, or the one of `quoteId`. Fails with `wrong-state` if there is none.',
      body: { schema: messagePreviewInputSchema, example: { kind: setting.kind, text: setting.text } },
      responses: ok('The email and the text message', messagePreviewSchema, {
        about: 'Ana Lopez',
        subject: 'Any questions about your quote?',
        emailText: 'Hi Ana, …',
        textMessage: { body: 'Hi Ana, …', encoding: 'GSM-7', segments: 1 },
      }),
      errors: ['wrong-state'],
      handle: ({ body }) => previewMessage(deps, body),
    }),
    testMessage: adminEndpoint('post', messagePaths.test, {
      summary: 'Send a test message to yourself',
      description:
        'An email goes to your own address, a text to `phone`. Waits up to eight seconds for the mail server or text gateway.',
      body: {
        schema: messageTestInputSchema,
        example: { kind: setting.kind, text: setting.text, channel: 'email' },
      },
      responses: ok('Whether it was sent', messageTestSchema, {
        to: 'owner@example.com',
        state: 'sent',
        reason: '',
      }),
      errors: ['wrong-state'],
      isIdempotent: true,
      handle: ({ body, caller, idempotency }) => sendTestMessage(deps, { input: body, caller }, idempotency),
    }),
    skipMessage: adminEndpoint('post', messagePaths.skip(':id'), {
      summary: 'Skip a planned message',
      description:
        'Planned messages are in the customer’s timeline. Fails with `wrong-state` once it was sent.',
      responses: ok('The skipped message', messageSchema, {
        id: 51,
        kind: 'follow-up-1',
        customerId: 9,
        quoteId: 207,
        visitId: null,
        status: 'skipped',
        reason: 'by-staff',
        dueAt: '2026-06-04T16:00:00.000Z',
        sentAt: null,
      }),
      errors: ['wrong-state'],
      handle: ({ id }) => skipPlannedMessage(deps, id),
    }),
    getOnMyWay: adminEndpoint('get', visitApi.onMyWay(':id'), {
      summary: 'What the customer gets when the crew sets out',
      description:
        'The message of `on-the-way`, which leaves ten seconds after it. `channels` is empty if none goes out: it is turned off, was sent before, or the customer has no contact that takes it.',
      responses: ok('The message', onMyWaySchema, {
        text: 'Example Cleaning: Hi Ana, we’re on our way to you.',
        channels: ['email'],
        wasSent: false,
      }),
      async handle({ id, caller: { user } }) {
        if (!mayDo(user.role, staff)) await getCrewVisit(deps, user, id, deps.clock());
        return previewOnMyWay(deps, await getVisit(deps.db, id));
      },
    }),
  },
});
