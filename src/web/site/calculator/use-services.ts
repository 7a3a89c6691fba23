import { useState } from 'react';
import { language } from '#shared/locale.ts';
import { api } from '#shared/paths.ts';
import { fetchJson } from '#web/api-client.ts';
import type { CalculatorService } from './calculator-data.ts';

const inThisLanguage = (language as string) === 'en' ? '' : `?language=${language}`;

/** The catalog from the page's data, with a way to reload it. */
export function useServices(initial: CalculatorService[]) {
  const [services, setServices] = useState(initial);
  const [state, setState] = useState<'loaded' | 'loading' | 'failed'>('loaded');

  /** Null if the request failed; the known services stay. */
  async function refresh(): Promise<CalculatorService[] | null> {
    setState('loading');
    try {
      const fresh = await fetchJson<CalculatorService[]>(api.services + inThisLanguage, { timeoutMs: 8000 });
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
