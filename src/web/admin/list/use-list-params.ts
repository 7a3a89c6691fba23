import { useUrlParams } from './use-url-params.ts';

/** Records per page: as much as a phone scrolls through, and all that is ever asked for at once. */
export const pageSize = 50;

export type ListParams = ReturnType<typeof useListParams>;

/** Search, filters and page of a list, kept in the address: they survive Back and a reload, and can be sent on. */
export function useListParams() {
  const { params, write } = useUrlParams();

  /** An empty value takes the filter away. Any change begins at the first page. */
  const setFilter = (name: string, value: string, { replace = false } = {}) =>
    write(
      (next) => {
        next.delete('page');
        if (value === '') next.delete(name);
        else next.set(name, value);
      },
      { replace },
    );

  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    /** The chosen option of a filter; undefined for all, and for a value that is none of them. */
    chosen: <Option extends string>(name: string, options: readonly Option[]) =>
      options.find((option) => option === params.get(name)),
    setFilter,
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

/** The query string of a list call: only what is set. */
export function listQuery(parts: Record<string, string | number | undefined>): string {
  const set = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
}
