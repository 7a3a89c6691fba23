import type { ReactNode } from 'react';
import { findEntry } from '#kit/text/find-entry.ts';
import { FilterSelect } from './filter-select.tsx';
import { SearchBox } from './search-box.tsx';
import type { ListParams } from './use-list-params.ts';

interface ListFiltersProps {
  params: Pick<ListParams, 'filters' | 'filter' | 'setFilter'>;
  /** Placeholder of the search box; without it there is none. */
  search?: string;
  children?: ReactNode;
}

/** The search box and selects above a list. */
export function ListFilters({ params, search, children }: ListFiltersProps) {
  const { filters, filter, setFilter } = params;
  return (
    <search className="flex flex-wrap gap-2">
      {search && <SearchBox label={search} search={filter.search} onSearch={setFilter} />}
      {Object.entries(filters).map(([name, select]) => (
        <FilterSelect
          key={name}
          {...select}
          value={findEntry(filter, name)}
          onChoose={(option) => setFilter(name, option)}
        />
      ))}
      {children}
    </search>
  );
}
