import { type RefObject, useEffect } from 'react';
import { quoteFieldOf, quoteFormErrors } from '#shared/quote-form.ts';
import type { QuoteInputName } from '#shared/quote-form-fields.ts';
import { useProfile } from '#web/profile.tsx';
import { useFormErrors } from '../lead/use-form-errors.ts';
import type { CalculatorData } from './calculator-data.ts';
import type { QuoteSession } from './quote-session.ts';
import type { CartControls } from './use-cart.ts';
import { usePhoto } from './use-photo.ts';
import { useRepricing } from './use-repricing.ts';
import type { useServices } from './use-services.ts';
import type { Step } from './use-step.ts';
import type { SentQuote } from './use-submit-quote.ts';
import { useSubmitQuote } from './use-submit-quote.ts';

export interface DetailsProps {
  data: CalculatorData;
  session: QuoteSession;
  read: () => QuoteSession;
  update: (change: Partial<QuoteSession>) => void;
  catalogue: ReturnType<typeof useServices>;
  cart: CartControls;
  /** The step is on the screen. */
  isOpen: boolean;
  /** The page came with a refused form that is to be corrected in the services. */
  isAboutServices: boolean;
  goTo: (step: Step) => void;
  /** Titles of services that left the cart because they are no longer offered. */
  onDropped: (titles: string[]) => void;
  onSent: (quote: SentQuote) => void;
  /** Holds what the form does when it is sent. */
  submit: RefObject<(() => void) | null>;
}

/** What the second step knows and does; the components only show it. */
export function useDetails({ data, session, read, update, catalogue, cart, isOpen, ...page }: DetailsProps) {
  const { hours } = useProfile();
  const errors = useFormErrors<QuoteInputName>(data.refused, {
    check: (form) => quoteFormErrors(form, { today: data.today, hours }),
    fieldOf: quoteFieldOf,
    joined: ['contactMethod', 'phone', 'email'],
  });
  const photo = usePhoto({
    uploaded: session.photo,
    onUploaded: (uploaded) => update({ photo: uploaded }),
    onError: (message) => errors.mark('photo', message),
  });
  const prices = useRepricing({ catalogue, cart, read, update, onDropped: page.onDropped });
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
  });

  useEffect(() => {
    page.submit.current = () => void submission.submit();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the step opens
  useEffect(() => {
    if (!isOpen) return;
    // It is a field of the first step too, where it may have been corrected.
    errors.recheck('zipCode', read().form);
    prices.forget();
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
