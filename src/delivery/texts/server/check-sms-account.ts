import type { SmsCheck } from '#delivery/texts/sms-connection.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { guardedFetch } from '#kit/server/guarded-fetch.ts';
import { findSmsConnection } from './sms-connection.queries.ts';

const unknown: SmsCheck = {
  isAsked: false,
  accountStatus: null,
  isTrial: null,
  hasSender: null,
  canText: null,
  canSendPictures: null,
  smsUrl: null,
  voiceUrl: null,
};

const patienceMilliseconds = 10_000;

/** Asks Twilio's Account and IncomingPhoneNumbers resources. Whatever it does not tell is null. */
export async function checkSmsAccount(deps: Pick<Deps, 'db' | 'config'>): Promise<SmsCheck> {
  const connection = await findSmsConnection(deps);
  if (!connection) throw new AppError('wrong-state', 'Texts aren’t set up yet.');
  const { url, user, password, from } = connection;
  const account = /^(https?:\/\/.*\/Accounts\/[^/]+)\/Messages\.json$/.exec(url)?.[1];
  if (account === undefined) return unknown;
  const signal = AbortSignal.timeout(patienceMilliseconds);
  const read = async (target: string): Promise<Record<string, unknown> | null> => {
    try {
      const credentials = Buffer.from(`${user}:${password}`).toString('base64');
      const headers = { Authorization: `Basic ${credentials}`, Accept: 'application/json' };
      const response = await guardedFetch(deps.config)(target, { headers, signal });
      return response.ok ? Object(await response.json()) : null;
    } catch {
      return null;
    }
  };
  const about = await read(`${account}.json`);
  if (about === null) return unknown;
  // A short code or a name is none of these numbers.
  const isNumber = from.startsWith('+');
  const numbers =
    isNumber && (await read(`${account}/IncomingPhoneNumbers.json?PhoneNumber=${encodeURIComponent(from)}`));
  const list =
    numbers && Array.isArray(numbers.incoming_phone_numbers) ? numbers.incoming_phone_numbers : null;
  const number = list && Object(list[0] ?? {});
  const capabilities = Object(number?.capabilities ?? {});
  return {
    isAsked: true,
    accountStatus: toText(about.status),
    isTrial: typeof about.type === 'string' ? about.type === 'Trial' : null,
    hasSender: list && list.length > 0,
    canText: toFlag(capabilities.sms),
    canSendPictures: toFlag(capabilities.mms),
    smsUrl: toText(number?.sms_url),
    voiceUrl: toText(number?.voice_url),
  };
}

const toText = (value: unknown) => (typeof value === 'string' ? value.slice(0, 300) : null);
const toFlag = (value: unknown) => (typeof value === 'boolean' ? value : null);
