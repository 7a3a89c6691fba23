import { useState } from 'react';
import { toQuantity } from '#company/catalog/units.ts';
import type { CalculatorService } from './calculator-data.ts';
import { priceLines } from './cart-lines.ts';
import type { Cart, QuoteStore } from './quote-session.ts';
import type { CartControls } from './use-cart.ts';
import type { useCatalog } from './use-catalog.ts';

interface Repricing extends QuoteStore {
  catalog: ReturnType<typeof useCatalog>;
  cart: CartControls;
  /** Receives the titles of services that are no longer offered. */
  onDropped: (titles: string[]) => void;
}

interface ServerTotal {
  cart: Cart;
  zipCode: string;
  totalCents: number;
}

/** Keeps the displayed total equal to the server's. */
export function useRepricing({ catalog, cart, session, read, update, onDropped }: Repricing) {
  const [hasChanged, setChanged] = useState(false);
  /** The server's total for one cart and ZIP code, until one of them changes. */
  const [serverTotal, setServerTotal] = useState<ServerTotal | null>(null);
  const isServerTotalValid =
    serverTotal?.cart === cart.quantities && serverTotal.zipCode === session.form.zipCode;

  /** Loads the current prices. If that fails, the visitor continues with the known ones. */
  async function reprice() {
    const before = priceLines(catalog, read());
    const fresh = await catalog.refresh();
    if (!fresh) return;
    const gone = before.lines.filter(({ service }) => !isOffered(fresh.services, service));
    if (gone.length > 0) {
      const left = before.lines.filter((line) => !gone.includes(line));
      update({ cart: Object.fromEntries(left.map(({ service, quantity }) => [service.id, quantity])) });
      onDropped(gone.map(({ service }) => service.title));
    }
    setServerTotal(null);
    update({ cart: fitCart(fresh.services, read().cart) });
    if (priceLines(fresh, read()).price.totalCents !== before.price.totalCents) setChanged(true);
  }

  /** The server refused the displayed total and returned the current one. */
  async function acceptTotal(totalCents: number) {
    setChanged(true);
    const { cart, form } = read();
    setServerTotal({ cart, zipCode: form.zipCode, totalCents });
    await reprice();
  }

  return {
    totalCents: isServerTotalValid ? serverTotal.totalCents : cart.price.totalCents,
    hasChanged,
    reprice,
    acceptTotal,
    dismissNotice: () => setChanged(false),
  };
}

/** A unit that changed meanwhile takes other quantities. */
const fitCart = (services: readonly CalculatorService[], cart: Cart): Cart =>
  Object.fromEntries(
    services.flatMap(({ id, unit }) => (cart[id] ? [[id, toQuantity(cart[id], unit) || 1] as const] : [])),
  );

const isOffered = (services: readonly CalculatorService[], { id }: CalculatorService) =>
  services.some((service) => service.id === id);
