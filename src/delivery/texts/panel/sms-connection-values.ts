import {
  accountFault,
  type SmsConnectionInput,
  type StoredSmsConnection,
} from '#delivery/texts/sms-connection.ts';
import { formatPhone } from '#kit/text/phone.ts';

export const services = ['twilio', 'other'] as const;
export type TextService = (typeof services)[number];

export const serviceLabels: Record<TextService, string> = {
  twilio: 'Twilio',
  other: 'Another service that works like Twilio',
};

export const toTextService = ({ url }: Pick<StoredSmsConnection, 'url'>): TextService =>
  url === '' || url === 'https://api.twilio.com' ? 'twilio' : 'other';

/** A US number as people write it. */
export const shownSender = (sender: string) => (sender.startsWith('+1') ? formatPhone(sender) : sender);

export const snapshot = ({ url, account, sender, version }: StoredSmsConnection) => {
  const service: TextService = url === '' ? 'twilio' : 'other';
  return { values: { service, url, account, token: '', sender: shownSender(sender) }, version };
};
export type SmsValues = ReturnType<typeof snapshot>['values'];

export const labels: Record<keyof SmsValues, string> = {
  service: 'Text service',
  url: 'URL of the service',
  account: 'Account SID',
  token: 'Auth Token',
  sender: 'Phone number',
};

/** An empty token leaves the stored one. */
export const toBody = ({ service, url, account, token, sender }: SmsValues): SmsConnectionInput => ({
  url: service === 'twilio' ? '' : url,
  account,
  sender,
  ...(token !== '' && { token }),
});

/** Checks the rules that the schema cannot know. */
export function checkFields(values: SmsValues): Partial<Record<keyof SmsValues, string>> {
  if (values.service === 'other')
    return values.url.trim() === '' ? { url: 'Enter the URL of the service' } : {};
  const fault = accountFault({ url: '', account: values.account.trim() });
  return fault === null ? {} : { account: fault };
}
