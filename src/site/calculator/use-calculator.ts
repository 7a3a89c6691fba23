import { useEffect, useState } from 'react';
import type { CalculatorData } from './calculator-data.ts';
import * as text from './calculator-page-texts.ts';
import { priceLines } from './cart-lines.ts';
import { readSentQuote, type SentQuote, saveSentQuote } from './sent-quote.ts';
import { useCart } from './use-cart.ts';
import { useCatalog } from './use-catalog.ts';
import { useQuoteSession } from './use-quote-session.ts';
import { useStep } from './use-step.ts';

/** The calculator's state and actions, except those of the second step (`useDetails`). */
export function useCalculator(data: CalculatorData) {
  const [sent, setSent] = useState<SentQuote | null>(null);
  const [notice, setNotice] = useState(unavailableIn(data));
  const { session, read, update, dropped } = useQuoteSession(data);
  const catalog = useCatalog(data);
  const cart = useCart(catalog, { session, read, update });
  const { step, goTo, heading } = useStep(firstStep(data), (next) =>
    next === 'contact' ? priceLines(catalog, read()).lines.length > 0 : next === 'services' || resumeSent(),
  );

  function resumeSent(): boolean {
    const known = sent ?? readSentQuote();
    setSent(known);
    return known !== null;
  }

  function storeSent(quote: SentQuote) {
    saveSentQuote(quote);
    setSent(quote);
  }

  useEffect(() => {
    if (dropped > 0) setNotice(dropped === 1 ? text.oneDropped : text.manyDropped);
  }, [dropped]);

  return {
    session,
    read,
    update,
    catalog,
    cart,
    sent,
    notice,
    step,
    goTo,
    heading,
    setZipCode: (zipCode: string) => update({ form: { ...read().form, zipCode } }),
    continueToContact() {
      setNotice(null);
      goTo('contact');
    },
    onDropped(titles: string[]) {
      setNotice(text.removedServices(titles.join(', ')));
      goTo('services');
    },
    onSentChange: storeSent,
    onSent(quote: SentQuote) {
      storeSent(quote);
      goTo('complete');
    },
  };
}

function firstStep({ sent, refused }: CalculatorData) {
  if (sent) return 'complete';
  return refused && !isAboutServices(refused) ? 'contact' : 'services';
}

/** True if the errors belong to the first step. */
export const isAboutServices = ({ errors }: NonNullable<CalculatorData['refused']>) =>
  errors.some(({ path }) => /^(quote\.)?items|^quantity/.test(path));

function unavailableIn({ isSelectionUnavailable, linkedCart }: CalculatorData) {
  if (!isSelectionUnavailable) return null;
  return Object.keys(linkedCart).length > 0 ? text.someUnavailable : text.unavailable;
}
