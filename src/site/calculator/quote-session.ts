import { toQuantity } from '#company/catalog/units.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import {
  emptyQuoteForm,
  type QuoteForm,
  quoteFormFields,
  quoteInputNames,
} from '#sales/leads/quote-form-fields.ts';
import { readSession } from '#sales/leads/site/session-storage.ts';
import { zipCodePattern } from '#sales/quotes/quote-rules.ts';
import type { CalculatorData } from './calculator-data.ts';
import { withOneOption } from './option-groups.ts';

/** Quantity by service id; never 0. */
export type Cart = Record<string, number>;

/** Saved in `sessionStorage`. */
export interface QuoteSession {
  cart: Cart;
  form: QuoteForm;
  /** A photo that is already uploaded. */
  photo: { name: string; imageUrl: string } | null;
  pick: PickedVisit;
}

/** A visitor adds it to the quote to book its visit. */
export interface PickedVisit {
  slot: { date: string; from: string; to: string } | null;
  address: Record<'street' | 'unit' | 'city' | 'accessNotes', string>;
  /** Empty until the visitor agrees. */
  terms: string;
  /** Asked for at booking. */
  depositPercent: number;
}

const emptyPick: PickedVisit = {
  slot: null,
  address: { street: '', unit: '', city: '', accessNotes: '' },
  terms: '',
  depositPercent: 0,
};

/** The session's state, shared by the calculator's hooks. */
export interface QuoteStore {
  session: QuoteSession;
  read: () => QuoteSession;
  update: (change: Partial<QuoteSession>) => void;
}

export const emptySession: QuoteSession = { cart: {}, form: emptyQuoteForm, photo: null, pick: emptyPick };

/** The session from the page's data: the server renders it, and the browser hydrates with it. */
export function findSession({ refused, linkedCart, services, ...data }: CalculatorData): QuoteSession {
  if (!refused) {
    return {
      ...emptySession,
      cart: withOneOption(services, linkedCart),
      form: { ...emptyQuoteForm, zipCode: data.zipCode ?? '', code: data.linkedCode ?? '' },
    };
  }
  const form = { ...emptyQuoteForm };
  for (const name of quoteInputNames) form[name] = refused.values[name] ?? '';
  const typed = services.map(
    ({ id, unit }) =>
      [id, toQuantity(findEntry(refused.values, quoteFormFields.quantity(id)), unit)] as const,
  );
  const cart = Object.fromEntries(typed.filter(([, count]) => count > 0));
  return { ...emptySession, cart, form };
}

interface Arrival {
  saved: QuoteSession | null;
  data: CalculatorData;
  /** The URL's query, which may contain a ZIP code from the home page. */
  query: URLSearchParams;
  /** Values typed before hydration, by field name. */
  typed: Record<string, string>;
}

/**
 * Combines the saved session with the link. A form that was just sent or refused without JavaScript replaces the saved
 * session. `dropped` counts saved services that are no longer offered.
 */
export function resumeSession({ saved, data, query, typed }: Arrival): {
  session: QuoteSession;
  dropped: number;
} {
  const ofPage = findSession(data);
  const resumed = (session: QuoteSession) => withTyped(withZipCode(session, query), typed, data);
  if (!saved || data.sent || data.refused) return { session: resumed(ofPage), dropped: 0 };
  const offered = Object.entries(saved.cart).filter(([id]) =>
    data.services.some((service) => service.id === Number(id)),
  );
  const session = {
    ...saved,
    cart: { ...ofPage.cart, ...Object.fromEntries(offered) },
    form: { ...saved.form, code: ofPage.form.code || saved.form.code },
  };
  return { session: resumed(session), dropped: Object.keys(saved.cart).length - offered.length };
}

function withZipCode(session: QuoteSession, query: URLSearchParams): QuoteSession {
  const zipCode = query.get('zip')?.trim() ?? '';
  return zipCodePattern.test(zipCode) ? { ...session, form: { ...session.form, zipCode } } : session;
}

function withTyped(session: QuoteSession, typed: Arrival['typed'], { services }: CalculatorData) {
  const form = { ...session.form };
  for (const name of quoteInputNames) form[name] = typed[name] ?? form[name];
  const cart = { ...session.cart };
  for (const { id, unit } of services) {
    const count = toQuantity(findEntry(typed, quoteFormFields.quantity(id)), unit);
    if (count > 0) cart[id] = count;
  }
  return { ...session, cart: withOneOption(services, cart), form };
}

export const storageKey = 'quote';

/** Null if nothing is saved, or if it has an old shape. */
export function readSavedQuote(): QuoteSession | null {
  const saved = readSession(storageKey) as Partial<QuoteSession> | null;
  const hasForm = quoteInputNames.every((name) => typeof saved?.form?.[name] === 'string');
  return hasForm && typeof saved?.cart === 'object' ? { ...emptySession, ...(saved as QuoteSession) } : null;
}
