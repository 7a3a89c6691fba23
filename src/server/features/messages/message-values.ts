import type { Config } from '#server/config.ts';
import { quoteUrl } from '#server/features/quote-pages/quote-url.ts';
import { business } from '#shared/content/business.ts';
import { dateFormat, longDate } from '#shared/dates.ts';
import type { MessageKind, MessageValues } from '#shared/messages.ts';
import { formatCents } from '#shared/money.ts';
import { quoteFor } from '#shared/paths.ts';
import type { SettingsValues } from '#shared/profile.ts';
import { templateValues } from '#shared/template-values.ts';
import { windowLabel } from '#shared/window-label.ts';
import type { Subject } from './message-subject.ts';

type About = Pick<Subject, 'quote' | 'visit'>;

/** What a message of a kind can say about a record. A value that is not known is empty. */
export function messageValues(
  kind: MessageKind,
  { quote, visit }: About,
  settings: SettingsValues,
  config: Pick<Config, 'publicUrl'>,
): MessageValues {
  const named = templateValues(
    {
      ...quote,
      quote: {
        items: quote.items,
        estimatedPrice: quote.estimatedPriceCents === null ? null : formatCents(quote.estimatedPriceCents),
        preferredDate: null,
        pagePath: null,
      },
    },
    { origin: config.publicUrl, phone: settings.phone },
  );
  return {
    ...named,
    firstName: isPlainName(quote.firstName) ? quote.firstName : 'there',
    name: isPlainName(named.name) ? named.name : 'there',
    day: visit ? dayText(visit.date) : '',
    window: visit ? windowLabel(visit.windowFrom, visit.windowTo) : '',
    link: linkOf(kind, quote, settings, config),
  };
}

function linkOf(
  kind: MessageKind,
  quote: About['quote'],
  { reviewUrl }: SettingsValues,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  if (kind === 'review-request') return reviewUrl;
  if (kind === 'due-again') return publicUrl + prefilledPath(quote);
  return quote.page ? quoteUrl({ publicUrl }, quote.page.token) : '';
}

/** The calculator with the main item and the ZIP code. */
function prefilledPath({ items, serviceCategory, zipCode }: About['quote']): string {
  const main = items.filter(({ isAddOn, serviceId }) => isAddOn === 0 && serviceId !== null);
  const id = main.toSorted((one, other) => amountOf(other) - amountOf(one))[0]?.serviceId;
  const path =
    id === undefined || id === null
      ? `/calculator?category=${serviceCategory}`
      : quoteFor({ id, category: serviceCategory });
  return `${path}&zip=${encodeURIComponent(zipCode)}`;
}

const amountOf = ({ unitPriceCents, quantity }: About['quote']['items'][number]) => unitPriceCents * quantity;

/** Strangers enter names too. A word with a dot, a digit or a slash may be a web address. */
const isPlainName = (name: string) => /^[\p{L}\p{M}'’ -]{1,80}$/u.test(name);

/** `Tuesday, December 1` */
const dayText = (date: string) =>
  dateFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );

/** `Tuesday, December 1, 2026, 8:00 AM – 10:00 AM` */
export function whenOf({ date, windowFrom, windowTo }: NonNullable<About['visit']>): string {
  const weekday = dateFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date));
  return `${weekday}, ${longDate(date, business.timeZone)}, ${windowLabel(windowFrom, windowTo)}`;
}
