import { type RefObject, useEffect } from 'react';
import { useProfile } from '#company/profile/site/profile.tsx';
import { sayErrors } from '#kit/refusals/sentence.ts';
import { visitorErrors } from '#kit/refusals/visitor-errors.ts';
import { getQuoteField, quoteFormErrors } from '#sales/leads/quote-form.ts';
import type { QuoteInputName } from '#sales/leads/quote-form-fields.ts';
import { useFormErrors } from '#sales/leads/site/use-form-errors.ts';
import type { CalculatorData } from './calculator-data.ts';
import type { QuoteStore } from './quote-session.ts';
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
export function useDetails({ data, session, read, update, catalog, cart, isOpen, ...page }: DetailsProps) {
  const { hours, closures } = useProfile();
  const errors = useFormErrors<QuoteInputName>(data.refused, {
    check: (form) => sayErrors(visitorErrors, quoteFormErrors(form, { today: data.today, hours, closures })),
    getField: getQuoteField,
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
    today: data.today,
    onErrors: errors.refuse,
    onPriceChanged: (totalCents) => void prices.acceptTotal(totalCents),
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
    errors.recheck('zipCode', read().form);
    prices.dismissNotice();
    void prices.reprice();
  }, [isOpen]);

  function setField(name: QuoteInputName, value: string) {
    const form = { ...read().form, [name]: value };
    update({ form });
    errors.recheck(name, form);
  }

  const leaveField = (name: QuoteInputName) => errors.checkOnLeave(name, read().form);
  return { errors, photo, prices, submission, setField, leaveField };
}
