import {
  emptyQuoteForm,
  type QuoteForm,
  quoteFormFields,
  quoteInputNames,
} from '#shared/quote-form-fields.ts';
import { maxQuantity, zipCodePattern } from '#shared/quote-rules.ts';
import { readKept } from '../lead/session-storage.ts';
import type { CalculatorData } from './calculator-data.ts';

/** Quantity by service id; a service without a quantity is not in it. */
export type Cart = Record<string, number>;

/** What is kept for the browser session. */
export interface QuoteSession {
  cart: Cart;
  form: QuoteForm;
  /** A photo that the server already holds for this quote. */
  photo: { name: string; imageUrl: string } | null;
}

export const emptySession: QuoteSession = { cart: {}, form: emptyQuoteForm, photo: null };

/** The session as the page alone tells it; the server renders this, and the browser hydrates with it. */
export function sessionOf({ refused, selectedServiceId, services, ...data }: CalculatorData): QuoteSession {
  if (!refused) {
    const cart = selectedServiceId === null ? {} : { [selectedServiceId]: 1 };
    return { ...emptySession, cart, form: { ...emptyQuoteForm, zipCode: data.zipCode ?? '' } };
  }
  const form = { ...emptyQuoteForm };
  for (const name of quoteInputNames) form[name] = refused.values[name] ?? '';
  const typed = services.map(({ id }) => [id, refused.values[quoteFormFields.quantity(id)]] as const);
  const cart = Object.fromEntries(
    typed.map(([id, text]) => [id, toQuantity(text)] as const).filter(([, count]) => count > 0),
  );
  return { ...emptySession, cart, form };
}

/** A whole number from 0 to the most that a line may have. */
export const toQuantity = (typed: unknown) =>
  Math.min(Math.max(Math.trunc(Number(typed)) || 0, 0), maxQuantity);

interface Arrival {
  kept: QuoteSession | null;
  data: CalculatorData;
  /** Query of the address, which may carry the ZIP code typed on the home page. */
  query: URLSearchParams;
  /** What was typed before the page's scripts came, by field name. */
  typed: Record<string, string>;
}

/**
 * The session a visitor arrives with: what was kept, and what the link adds. A form just sent or refused
 * without JavaScript is newer than what was kept. `dropped` counts kept services that are no longer offered.
 */
export function resumeSession({ kept, data, query, typed }: Arrival): {
  session: QuoteSession;
  dropped: number;
} {
  const ofPage = sessionOf(data);
  const resumed = (session: QuoteSession) => withTyped(withZipCode(session, query), typed, data);
  if (!kept || data.sent || data.refused) return { session: resumed(ofPage), dropped: 0 };
  const offered = Object.entries(kept.cart).filter(([id]) =>
    data.services.some((service) => service.id === Number(id)),
  );
  const session = { ...kept, cart: { ...ofPage.cart, ...Object.fromEntries(offered) } };
  return { session: resumed(session), dropped: Object.keys(kept.cart).length - offered.length };
}

function withZipCode(session: QuoteSession, query: URLSearchParams): QuoteSession {
  const zipCode = query.get('zip')?.trim() ?? '';
  return zipCodePattern.test(zipCode) ? { ...session, form: { ...session.form, zipCode } } : session;
}

function withTyped(session: QuoteSession, typed: Arrival['typed'], { services }: CalculatorData) {
  const form = { ...session.form };
  for (const name of quoteInputNames) form[name] = typed[name] ?? form[name];
  const cart = { ...session.cart };
  for (const { id } of services) {
    const count = toQuantity(typed[quoteFormFields.quantity(id)]);
    if (count > 0) cart[id] = count;
  }
  return { ...session, cart, form };
}

export const storageKey = 'quote';

/** Null where nothing is kept, or it is of another shape. */
export function readKeptQuote(): QuoteSession | null {
  const kept = readKept(storageKey) as Partial<QuoteSession> | null;
  const hasForm = quoteInputNames.every((name) => typeof kept?.form?.[name] === 'string');
  return hasForm && typeof kept?.cart === 'object' ? (kept as QuoteSession) : null;
}
