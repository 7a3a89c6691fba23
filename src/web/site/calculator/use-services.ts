import { useState } from 'react';
import { api } from '#shared/paths.ts';
import type { CalculatorService } from './calculator-data.ts';

/** The catalogue that came with the page, and a way to ask for the present one. */
export function useServices(initial: CalculatorService[]) {
  const [services, setServices] = useState(initial);
  const [state, setState] = useState<'loaded' | 'loading' | 'failed'>('loaded');

  /** Null where the server did not answer; the page goes on with the services it has. */
  async function refresh(): Promise<CalculatorService[] | null> {
    setState('loading');
    try {
      // Most visitors never ask, so it comes when they do.
      const { fetchJson } = await import('#web/api-client.ts');
      const fresh = await fetchJson<CalculatorService[]>(api.services, { timeoutMs: 8000 });
      setServices(fresh);
      setState('loaded');
      return fresh;
    } catch {
      setState('failed');
      return null;
    }
  }

  return { services, state, refresh };
}
