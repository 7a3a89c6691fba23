import { type ApiSection, rawEndpoint } from '#kit/http/endpoint.ts';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { endCall, receiveCall } from './calls.ts';

const twiml = {
  responses: { 200: { description: 'TwiML', type: 'text/xml' } },
  errors: ['wrong-signature', 'unsupported-media-type', 'malformed-body'],
} as const;

export const callRoutes = (deps: Deps): ApiSection => ({
  tag: 'Calls',
  description: 'Calls to the number of the texts. The gateway signs what it posts with `X-Twilio-Signature`.',
  endpoints: {
    receiveCall: rawEndpoint('post', messagePaths.call, {
      isForStaff: true,
      summary: 'A customer calls',
      description: 'Rings `forwardCallsTo` of the settings for 20 seconds.',
      ...twiml,
      handle: (c) => receiveCall(deps, c),
    }),
    endCall: rawEndpoint('post', messagePaths.callEnded, {
      isForStaff: true,
      summary: 'A forwarded call has ended',
      description:
        'Where nobody answered, the caller gets one text a day with the link of the calculator, if `missedCallText` is on.',
      ...twiml,
      handle: (c) => endCall(deps, c),
    }),
  },
});
