import type { SmsProblem, SmsTest } from '#delivery/texts/sms-connection.ts';
import type { TextService } from './sms-connection-values.ts';

/** First the problem, then the next step. `to` is a number as people write it. */
export function smsProblemText(
  { problem, code }: Pick<SmsTest, 'problem' | 'code'>,
  to: string,
  service: TextService,
): { title: string; next: string } {
  const [title, next] = { ...texts(to), ...(service === 'other' && otherTexts) }[problem ?? 'refused'];
  return { title: code === null ? title : `${title} (Code ${code})`, next };
}

type ProblemText = [title: string, next: string];

const twilioUnreachable: ProblemText = [
  'We couldn’t reach Twilio.',
  'Try again in a few minutes. If it doesn’t help, ask the company that hosts your website whether it blocks connections to api.twilio.com.',
];

const notTwilio: ProblemText = [
  'What answered isn’t Twilio.',
  'Ask the company that hosts your website whether it redirects connections to api.twilio.com.',
];

const texts = (to: string): Record<SmsProblem, ProblemText> => ({
  'sign-in': [
    'Twilio didn’t accept the Account SID or the Auth Token.',
    'Copy both again from the Twilio Console. An API key doesn’t work here.',
  ],
  account: [
    'Your account can’t send texts right now.',
    'Sign in at your text service: the account may be suspended, or its balance used up.',
  ],
  trial: [
    `A trial account can’t text ${to} yet.`,
    'Verify this number in the Twilio Console under Verified Caller IDs, or upgrade the account.',
  ],
  sender: [
    'Your phone number can’t send this text.',
    'Check that it belongs to this account and can send texts.',
  ],
  recipient: [`${to} can’t get texts.`, 'Check the number, or send the test to another mobile phone.'],
  region: [
    'Your account isn’t allowed to text this country.',
    'Allow it in the Twilio Console under Messaging, Settings, Geo permissions.',
  ],
  'opted-out': [
    `${to} has sent STOP to your number.`,
    'Text START from that phone to your number, or send the test to another one.',
  ],
  'too-many': ['Too many texts at once.', 'Wait a minute, then try again.'],
  'not-found': twilioUnreachable,
  unreachable: twilioUnreachable,
  inside: notTwilio,
  encryption: notTwilio,
  'too-slow': [
    'The service took too long to answer.',
    'The text may still arrive. If it doesn’t, try again in a few minutes.',
  ],
  'no-gateway': notTwilio,
  unavailable: ['The text service isn’t working right now.', 'Try again in a few minutes.'],
  refused: ['The service refused the text.', 'Look up the code at the service, or ask its support.'],
});

/** For a service whose URL the owner enters. */
const otherTexts: Partial<Record<SmsProblem, ProblemText>> = {
  inside: [
    'This URL is inside a private network.',
    'Enter a service on the internet. One in your own network can be set only on the website’s server itself, with SMS_URL.',
  ],
  encryption: [
    'We couldn’t make a secure connection.',
    'The service has no valid certificate for this name. Check the URL, or ask the service.',
  ],
  'no-gateway': [
    'What answered isn’t a text service.',
    'Check the URL: it is where the service takes texts, not its website.',
  ],
  'not-found': ['We couldn’t find this service.', 'Check the spelling of the URL.'],
  'sign-in': [
    'The service didn’t accept the account or the token.',
    'Copy both again from your account there.',
  ],
  unreachable: [
    'Nothing answered at this URL.',
    'Check it. If it’s right, ask the company that hosts your website whether it blocks connections to it.',
  ],
};
