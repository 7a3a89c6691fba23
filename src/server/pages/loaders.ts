import { business } from '#shared/content/business.ts';
import { calendarDate } from '#shared/dates.ts';
import { serviceCategories } from '#shared/services.ts';
import type { DataOf } from '#web/render.tsx';
import type { Deps } from '../deps.ts';
import { listActiveServices } from '../features/services/services.queries.ts';
import { toService } from '../features/services/services.wire.ts';
import type { Source } from './page-cache.ts';
import type { Web } from './web.ts';

type Pages = Web['render']['pages'];
export type PageName = keyof Pages;

export interface PageInput {
  params: Record<string, string>;
  /** Only the keys that the loader declares. */
  query: Record<string, string | undefined>;
}

interface Loader<Data> {
  /** A write to one of these drops the page. */
  sources: readonly Source[];
  /** Query keys that may change the page; all others are ignored, and cannot flood the cache. */
  query: readonly string[];
  /** The page changes at midnight in the business's time zone. */
  isDaily?: boolean;
  /** Null: there is no such page. */
  load: (deps: Deps, input: PageInput) => Promise<Data | null>;
}

/** What each page is made of. Personal answers never pass here: a loaded page may be shown to anyone. */
export const loaders: { [Name in PageName]: Loader<DataOf<Pages[Name]>> } = {
  home: {
    sources: ['services'],
    query: [],
    async load(deps) {
      const services = (await listActiveServices(deps.db))
        .map(toService)
        .filter((service) => !service.isAddOn);
      const cheapestFirst = services.toSorted(
        (a, b) => Number(a.discountedPrice) - Number(b.discountedPrice),
      );
      const starting = serviceCategories.map((category) => [
        category,
        cheapestFirst.find((service) => service.category === category),
      ]);
      return { startingServices: Object.fromEntries(starting.filter(([, service]) => service)) };
    },
  },
  calculator: {
    sources: ['services'],
    query: ['service', 'category', 'sent'],
    isDaily: true,
    async load(deps, { query }) {
      const services = (await listActiveServices(deps.db)).map(toService);
      const selected = services.find((service) => String(service.id) === query.service);
      const named = serviceCategories.find((category) => category === query.category);
      return {
        services,
        today: calendarDate(deps.clock(), business.timeZone),
        openCategory: selected?.category ?? named ?? 'couch',
        selectedServiceId: selected?.id ?? null,
        isSelectionUnavailable: query.service !== undefined && selected === undefined,
        sent: sentStates.find((state) => state === query.sent) ?? null,
        refused: null,
      };
    },
  },
  notFound: { sources: [], query: [], load: async () => null },
  failure: { sources: [], query: [], load: async () => null },
};

/** Values of `sent`, the query key that a plain form post is redirected to. */
export const sentStates = ['complete', 'without-photo'] as const;
