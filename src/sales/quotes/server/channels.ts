import { findOptOut, textKey } from '#delivery/opt-outs/server/opt-outs.ts';
import { hasTextGateway } from '#delivery/texts/server/sms-connection.queries.ts';
import { requireTextable } from '#delivery/texts/server/text-limits.ts';
import type { Db } from '#kit/db/open.ts';
import type { Deps } from '#kit/server/deps.ts';
import { wrongField } from '#kit/server/errors.ts';
import type { Channel } from '#sales/quotes/quote-pages.ts';

interface Reached {
  email: string;
  phone: string;
}

type ChannelDeps = { db: Db } & Pick<Deps, 'config'>;

/** The chosen ways; without a choice email, or a text to who has no email. */
export async function getChannels(
  deps: ChannelDeps,
  chosen: readonly Channel[] | undefined,
  { email, phone }: Reached,
): Promise<readonly Channel[]> {
  if (chosen) return [...new Set(chosen)];
  return email === '' && phone !== '' && (await hasTextGateway(deps)) ? ['text'] : ['email'];
}

/** Throws 422 at what is missing. `what` is what would be sent. Returns the number to text, if it is texted. */
export async function requireReachable(
  { db, config }: ChannelDeps,
  channels: readonly Channel[],
  { email, phone }: Reached,
  what: string,
): Promise<string | null> {
  if (channels.includes('email') && email === '')
    throw wrongField('email', `Enter the customer’s email address before you send the ${what}`);
  if (!channels.includes('text')) return null;
  if (phone === '')
    throw wrongField('phone', `Enter the customer’s phone number before you text the ${what}`);
  const to = requireTextable(phone);
  const optedOut = await findOptOut(db, textKey(to));
  if (optedOut === 'stop') throw wrongField('phone', 'This customer replied STOP, so they get no texts');
  if (optedOut === 'landline') throw wrongField('phone', 'This number is a landline, so it gets no texts');
  if (!(await hasTextGateway({ db, config }))) throw wrongField('channels', 'Texts aren’t set up');
  return to;
}
