import { useRef, useState } from 'react';
import type { CodePricing } from '#company/catalog/pricing.ts';
import { language } from '#kit/language/locale.ts';
import { fetchJson } from '#kit/pages/api-client.ts';
import { api } from '#kit/paths/paths.ts';
import type { Catalog } from './calculator-data.ts';

const inThisLanguage = (language as string) === 'en' ? '' : `?language=${language}`;

const load = (path: string) => fetchJson(path, { timeoutMs: 8000 });

/** The catalog from the page's data, with a way to reload it. */
export function useCatalog({ services, discounts, minimumOrder, tripFees }: Catalog) {
  const [catalog, setCatalog] = useState<Catalog>({ services, discounts, minimumOrder, tripFees });
  const [state, setState] = useState<'loaded' | 'loading' | 'failed'>('loaded');

  /** Set by the field of the visitor's code. */
  const checkCode = useRef<(() => Promise<CodePricing>) | null>(null);

  /** Null if the request failed; the known catalog stays. */
  async function refresh(): Promise<Catalog | null> {
    setState('loading');
    try {
      const [services, pricing, code] = await Promise.all([
        load(api.services + inThisLanguage),
        load(api.pricing),
        checkCode.current?.(),
      ]);
      const fresh = { services, ...(pricing as object), code } as Catalog;
      setCatalog(fresh);
      setState('loaded');
      return fresh;
    } catch {
      setState('failed');
      return null;
    }
  }

  return { ...catalog, state, refresh, checkCode };
}
