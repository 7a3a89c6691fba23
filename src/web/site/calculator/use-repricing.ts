import { useState } from 'react';
import type { CalculatorService } from './calculator-data.ts';
import { priceLines } from './cart-lines.ts';
import type { Cart, QuoteSession } from './quote-session.ts';
import type { CartControls } from './use-cart.ts';
import type { useServices } from './use-services.ts';

interface Repricing {
  catalogue: ReturnType<typeof useServices>;
  cart: CartControls;
  read: () => QuoteSession;
  update: (change: Partial<QuoteSession>) => void;
  /** Titles of services that left the cart because they are no longer offered. */
  onDropped: (titles: string[]) => void;
}

/** Keeps the total on the screen equal to the one that the server would compute. */
export function useRepricing({ catalogue, cart, read, update, onDropped }: Repricing) {
  const [hasChanged, setChanged] = useState(false);
  /** The server's own word on one cart; it holds until that cart changes. */
  const [told, setTold] = useState<{ cart: Cart; totalCents: number } | null>(null);
  const isTold = told?.cart === cart.quantities;

  /** Asks for the present prices; without an answer the visitor goes on with those at hand. */
  async function reprice() {
    const before = priceLines(catalogue.services, read().cart);
    const fresh = await catalogue.refresh();
    if (!fresh) return;
    const gone = before.lines.filter(({ service }) => !isOffered(fresh, service));
    if (gone.length > 0) {
      const left = before.lines.filter((line) => !gone.includes(line));
      update({ cart: Object.fromEntries(left.map(({ service, quantity }) => [service.id, quantity])) });
      onDropped(gone.map(({ service }) => service.title));
    }
    setTold(null);
    if (priceLines(fresh, read().cart).price.totalCents !== before.price.totalCents) setChanged(true);
  }

  /** The server refused the total that was shown and named the present one. */
  async function acceptTotal(totalCents: number) {
    setChanged(true);
    setTold({ cart: read().cart, totalCents });
    await reprice();
  }

  return {
    totalCents: isTold ? told.totalCents : cart.price.totalCents,
    hasChanged,
    reprice,
    acceptTotal,
    forget: () => setChanged(false),
  };
}

const isOffered = (services: readonly CalculatorService[], { id }: CalculatorService) =>
  services.some((service) => service.id === id);
