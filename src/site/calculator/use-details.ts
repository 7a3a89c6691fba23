import { type RefObject, useEffect } from 'react';
import { useProfile } from '#company/profile/site/profile.tsx';
import { sayErrors } from '#kit/refusals/sentence.ts';
import { visitorErrors } from '#kit/refusals/visitor-errors.ts';
import type { FieldError } from '#kit/wire/errors.ts';
import { getQuoteField, quoteFormErrors } from '#sales/leads/quote-form.ts';
import type { QuoteInputName } from '#sales/leads/quote-form-fields.ts';
import { useFormErrors } from '#sales/leads/site/use-form-errors.ts';
import type { PickName } from './booked-lead.ts';
import type { CalculatorData } from './calculator-data.ts';
import type { PickedVisit, QuoteStore } from './quote-session.ts';
import type { SentQuote } from './sent-quote.ts';
import type { CartControls } from './use-cart.ts';
import type { useCatalog } from './use-catalog.ts';
import { usePhoto } from './use-photo.ts';
import { useRepricing } from './use-repricing.ts';
import type { Step } from './use-step.ts';
import { useSubmitQuote } from './use-submit-quote.ts';

export interface DetailsProps extends QuoteStore {
  data: CalculatorData;
  /** The server's copy. */
  code: typeof import('./code-field.tsx') | undefined;
  catalog: ReturnType<typeof useCatalog>;
  cart: CartControls;
  /** The second step is on the screen. */
  isOpen: boolean;
  /** The page's refused form has errors in the services. */
  isAboutServices: boolean;
  goTo: (step: Step) => void;
  /** Receives the titles of services that are no longer offered. */
  onDropped: (titles: string[]) => void;
  onSent: (quote: SentQuote) => void;
  loadComplete: () => Promise<typeof import('./complete-step.tsx')>;
  /** Set to the form's submit function. */
  submit: RefObject<(() => void) | null>;
}

/** The second step's state and actions. */
export function useDetails(
  { data, session, read, update, catalog, cart, isOpen, ...page }: DetailsProps,
  book: typeof import('./book-now.tsx') | null,
) {
  const { hours, closures, places } = useProfile();

  function check(): FieldError[] {
    const { form, pick } = read();
    const found = sayErrors(visitorErrors, quoteFormErrors(form, { today: data.today, hours, closures }));
    const more = (pick.slot && book?.pickErrors(pick, form, places)) || [];
    return [...found, ...more.filter(({ path }) => !found.some((known) => known.path === path))];
  }

  const getField = (path: string) => book?.toPickField(path) ?? getQuoteField(path);
  const errors = useFormErrors<QuoteInputName | PickName>(data.refused, {
    check,
    getField,
    joined: ['contactMethod', 'phone', 'email'],
  });
  const photo = usePhoto({
    uploaded: session.photo,
    onUploaded: (uploaded) => update({ photo: uploaded }),
    onError: (message) => errors.mark('photo', message),
  });
  const prices = useRepricing({ catalog, cart, session, read, update, onDropped: page.onDropped });
  const submission = useSubmitQuote({
    read,
    update,
    cart,
    photo,
    totalCents: prices.totalCents,
    book,
    check,
    getField,
    onErrors: errors.refuse,
    onPriceChanged(totalCents) {
      setPick({ terms: '' });
      void prices.acceptTotal(totalCents);
    },
    onCartRefused: () => void prices.reprice(),
    onSent: page.onSent,
    loadComplete: page.loadComplete,
  });

  useEffect(() => {
    page.submit.current = () => void submission.submit();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the step opens
  useEffect(() => {
    if (!isOpen) return;
    // The visitor may have corrected it in the first step.
    recheck('zipCode');
    prices.dismissNotice();
    void prices.reprice();
  }, [isOpen]);

  function setField(name: QuoteInputName, value: string) {
    const { pick, ...before } = read();
    const form = { ...before.form, [name]: value };
    const isElsewhere = name === 'zipCode' || (name === 'preferredDate' && value !== pick.slot?.date);
    update({ form, ...(isElsewhere && { pick: { ...pick, slot: null } }) });
    recheck(name);
  }

  function setPick(change: Partial<PickedVisit>) {
    update({ pick: { ...read().pick, ...change } });
    if (change.slot) errors.mark('window', null);
    for (const name of ['street', 'city', 'terms'] as const) recheck(name);
  }

  const allFields = () => ({ ...read().form, ...read().pick.address, terms: read().pick.terms, window: '' });
  const recheck = (name: QuoteInputName | PickName) => errors.recheck(name, allFields());
  const leaveField = (name: QuoteInputName | PickName) => errors.checkOnLeave(name, allFields());
  return { errors, photo, prices, submission, setField, setPick, leaveField };
}
