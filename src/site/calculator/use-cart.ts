import { useRef, useState } from 'react';
import type { CartPrice } from '#company/catalog/pricing.ts';
import * as unitTexts from '#company/catalog/unit-texts.ts';
import { quantityLimits, toQuantity } from '#company/catalog/units.ts';
import { formatDollars } from '#kit/money/money.ts';
import type { CalculatorService, Catalog } from './calculator-data.ts';
import * as text from './calculator-page-texts.ts';
import { type CartLine, priceLines } from './cart-lines.ts';
import { findOptions } from './option-groups.ts';
import type { Cart, QuoteStore } from './quote-session.ts';

/** Stable functions, so a row re-renders only when its quantity changes. */
export interface CartActions {
  /** Quantity 0 removes the service. */
  setQuantity: (service: CalculatorService, quantity: number) => void;
  addOne: (service: CalculatorService) => void;
  removeOne: (service: CalculatorService) => void;
}

export interface CartControls {
  quantities: Cart;
  lines: CartLine[];
  price: CartPrice;
  actions: CartActions;
  /** For screen readers, after each change. */
  announcement: string;
}

export function useCart(catalog: Catalog, { session, read, update }: QuoteStore): CartControls {
  const [announcement, announce] = useState('');
  const present = useRef(catalog);
  present.current = catalog;
  const [actions] = useState(() => {
    const setQuantity = (service: CalculatorService, quantity: number) => {
      const { form, cart: before } = read();
      const { [service.id]: _, ...others } = before;
      const count = toQuantity(quantity, service.unit);
      if (count > 0) for (const { id } of findOptions(present.current.services, service)) delete others[id];
      const cart: Cart = count > 0 ? { ...others, [service.id]: count } : others;
      update({ cart });
      const total = formatDollars(priceLines(present.current, { cart, form }).price.totalCents, {
        exact: true,
      });
      const { unit = 'piece' } = service;
      const amount = count > 0 && (unit === 'piece' ? String(count) : unitTexts.quantityText(count, unit));
      announce(text.changed(service.title, amount, total));
    };
    /** Half an hour counts as a step, but the first one is an hour. */
    const changeBy = (steps: 1 | -1) => (service: CalculatorService) => {
      const before = read().cart[service.id] ?? 0;
      const { step } = quantityLimits[service.unit ?? 'piece'];
      setQuantity(service, before === 0 ? 1 : before + steps * step);
    };
    return { setQuantity, addOne: changeBy(1), removeOne: changeBy(-1) };
  });
  return { quantities: session.cart, ...priceLines(catalog, session), actions, announcement };
}
