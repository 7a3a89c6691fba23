import { useUrlParams } from './use-url-params.ts';

/** Records per page: as much as a phone scrolls through, and the most that is fetched at once. */
export const pageSize = 50;

/** The selects above a list, by their names in the URL. */
type ListFilters = Record<
  string,
  { label: string; options: readonly string[]; labels: Record<string, string>; empty?: string }
>;

type Chosen<Filters extends ListFilters> = {
  [Name in keyof Filters]: Filters[Name]['options'][number] | undefined;
};

export type ListParams = ReturnType<typeof useListParams<ListFilters>>;

/** Search, filters and page of a list, in the URL: they survive Back and a reload, and the link can be shared. */
export function useListParams<const Filters extends ListFilters>(filters: Filters) {
  const { params, write } = useUrlParams();
  const search = params.get('search') ?? '';
  const chosen = Object.entries(filters).map(([name, { options }]) => [
    name,
    options.find((option) => option === params.get(name)),
  ]);
  const wantedPage = Number(params.get('page'));
  const page = Number.isSafeInteger(wantedPage) && wantedPage > 0 ? wantedPage : 1;

  return {
    filters,
    /** As the calls of the list and its export take it. An unknown option counts as none. */
    filter: { search, ...(Object.fromEntries(chosen) as Chosen<Filters>) },
    isFiltered: search !== '' || chosen.some(([, option]) => option !== undefined),
    page,
    /** The page, as the call of the list takes it. */
    window: { limit: pageSize, offset: (page - 1) * pageSize },
    /** An empty value removes the filter. Any change begins at the first page. */
    setFilter: (name: string, value: string, { replace = false } = {}) =>
      write(
        (next) => {
          next.delete('page');
          if (value === '') next.delete(name);
          else next.set(name, value);
        },
        { replace },
      ),
    turnTo: (to: number) =>
      write((next) => {
        if (to === 1) next.delete('page');
        else next.set('page', String(to));
      }),
    clear: () =>
      write((next) => {
        for (const name of [...next.keys()]) next.delete(name);
      }),
  };
}
