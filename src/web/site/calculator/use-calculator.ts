import { useEffect, useState } from 'react';
import { type QuoteFieldName, quoteFieldOf, quoteFormErrors } from '#shared/quote-form.ts';
import { useFormErrors } from '../lead/use-form-errors.ts';
import type { CalculatorData } from './calculator-data.ts';
import { priceLines } from './cart-lines.ts';
import type { SentQuote } from './sent-quote.ts';
import { useCart } from './use-cart.ts';
import { usePhoto } from './use-photo.ts';
import { useQuoteSession } from './use-quote-session.ts';
import { useRepricing } from './use-repricing.ts';
import { useServices } from './use-services.ts';
import { useStep } from './use-step.ts';
import { useSubmitQuote } from './use-submit-quote.ts';

/** Everything the calculator knows and does; the components only show it. */
export function useCalculator(data: CalculatorData) {
  const [sent, setSent] = useState<SentQuote | null>(null);
  const [notice, setNotice] = useState(data.isSelectionUnavailable ? unavailable : null);
  const { session, read, update, dropped } = useQuoteSession(data);
  const catalogue = useServices(data.services);
  const cart = useCart(catalogue.services, { session, read, update });
  const errors = useFormErrors<QuoteFieldName>(data.refused, {
    check: (form) => quoteFormErrors(form, data.today),
    fieldOf: quoteFieldOf,
    joined: ['contactMethod', 'phone', 'email'],
  });
  const { step, goTo, heading } = useStep(firstStep(data), (next) =>
    next === 'contact'
      ? priceLines(catalogue.services, read().cart).lines.length > 0
      : next === 'services' || sent !== null,
  );
  const photo = usePhoto({
    uploaded: session.photo,
    onUploaded: (uploaded) => update({ photo: uploaded }),
    onError: (message) => errors.mark('photo', message),
  });
  const prices = useRepricing({
    catalogue,
    cart,
    read,
    update,
    onDropped(titles) {
      setNotice(`No longer offered, so it left your quote: ${titles.join(', ')}.`);
      goTo('services');
    },
  });
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
    onSent(quote) {
      setSent(quote);
      goTo('complete');
    },
  });

  useEffect(() => {
    if (dropped > 0) setNotice(dropped === 1 ? oneDropped : manyDropped);
  }, [dropped]);

  function setField(name: QuoteFieldName, value: string) {
    const form = { ...read().form, [name]: value };
    update({ form });
    errors.recheck(name, form);
  }

  function continueToContact() {
    setNotice(null);
    prices.forget();
    goTo('contact');
    void prices.reprice();
  }

  return {
    ...{ session, catalogue, cart, errors, photo, prices, submission, sent, notice, step, goTo, heading },
    setField,
    leaveField: (name: QuoteFieldName) => errors.checkOnLeave(name, read().form),
    continueToContact,
  };
}

function firstStep({ sent, refused }: CalculatorData) {
  if (sent) return 'complete';
  const isAboutServices = refused?.errors.some(({ path }) => /^(quote\.)?items|^quantity/.test(path));
  return refused && !isAboutServices ? 'contact' : 'services';
}

const unavailable = 'The service in your link is no longer offered. Here is what we clean instead.';
const oneDropped = 'One service that you had chosen is no longer offered, so it left your quote.';
const manyDropped = 'Some services that you had chosen are no longer offered, so they left your quote.';
