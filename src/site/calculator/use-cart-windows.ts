import { useEffect, useState } from 'react';
import { fetchJson } from '#kit/pages/api-client.ts';
import { api } from '#kit/paths/paths.ts';
import { linkOfItems } from '#sales/quotes/linked-items.ts';
import type { CartWindows } from '#visits/booking/lead-booking.ts';
import type { CartLine } from './cart-lines.ts';

interface Options {
  /** Why the chosen window was refused, which asks again. */
  refusal: string | undefined;
  onLoaded: (windows: CartWindows) => void;
}

/** The free windows of the cart; none until they are there, and where it cannot be booked. */
export function useCartWindows(zipCode: string, lines: readonly CartLine[], { refusal, onLoaded }: Options) {
  const [days, setDays] = useState<CartWindows['days']>([]);
  const items = linkOfItems(lines.map(({ service, quantity }) => ({ serviceId: service.id, quantity })));
  const path = `${api.windows}?zip=${encodeURIComponent(zipCode.trim())}&items=${items}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again where the cart changes, or a window was refused
  useEffect(() => {
    const asked = new AbortController();
    const show = (windows: CartWindows) => {
      if (asked.signal.aborted) return;
      setDays(windows.days);
      onLoaded(windows);
    };
    fetchJson<CartWindows>(path, { signal: asked.signal }).then(show, () =>
      show({ canBook: false, depositPercent: 0, days: [] }),
    );
    return () => asked.abort();
  }, [path, refusal]);

  return days;
}
