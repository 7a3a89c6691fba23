import { useState } from 'react';
import { formatDollars } from '#shared/money.ts';
import type { Service } from '#shared/services.ts';
import { priceLines } from './cart-lines.ts';
import { type Cart, type QuoteSession, toQuantity } from './quote-session.ts';

interface Store {
  session: QuoteSession;
  read: () => QuoteSession;
  update: (change: Partial<QuoteSession>) => void;
}

/** The cart's lines and price, the one way to change a quantity, and the words that tell a screen reader about it. */
export function useCart(services: readonly Service[], { session, read, update }: Store) {
  const [announcement, setAnnouncement] = useState('');
  const { lines, price } = priceLines(services, session.cart);

  /** Quantity 0 removes the service. Specification: Cart. */
  function setQuantity(service: Service, quantity: number) {
    const { [service.id]: _, ...others } = read().cart;
    const count = toQuantity(quantity);
    const cart: Cart = count > 0 ? { ...others, [service.id]: count } : others;
    update({ cart });
    const total = formatDollars(priceLines(services, cart).price.totalCents, { exact: true });
    setAnnouncement(
      `${service.title}: ${count > 0 ? `${count} in your quote` : 'removed'}. Estimated total ${total}.`,
    );
  }

  const addOne = (service: Service) => setQuantity(service, (read().cart[service.id] ?? 0) + 1);
  const removeOne = (service: Service) => setQuantity(service, (read().cart[service.id] ?? 0) - 1);

  return { lines, price, quantities: session.cart, setQuantity, addOne, removeOne, announcement };
}

export type CartControls = ReturnType<typeof useCart>;
