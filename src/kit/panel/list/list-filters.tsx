import { type ReactNode, useId, useState } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';

import { findEntry } from '#kit/text/find-entry.ts';
import { SlidersIcon } from '#kit/ui/icons/office.tsx';
import { FilterSelect } from './filter-select.tsx';
import { SearchBox } from './search-box.tsx';
import type { ListParams } from './use-list-params.ts';

interface ListFiltersProps {
  params: Pick<ListParams, 'filters' | 'filter' | 'setFilter'>;
  /** Placeholder of the search box; without it there is none. */
  search?: string;
  children?: ReactNode;
}

/** The search box and selects above a list; on a phone a button opens the selects. */
export function ListFilters({ params, search, children }: ListFiltersProps) {
  const { filters, filter, setFilter } = params;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const names = Object.keys(filters);
  const count = names.filter((name) => findEntry(filter, name) !== undefined).length;
  const isFolding = search !== undefined && names.length > 0;
  return (
    <search className="flex flex-wrap gap-2">
      {search && <SearchBox label={search} search={filter.search} onSearch={setFilter} />}
      {isFolding && (
        <Button
          className="sm:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersIcon className="size-4.5" />
          <span className="sr-only">Filters</span>
          {count > 0 && count}
        </Button>
      )}
      <div
        id={id}
        className={`flex w-full flex-wrap gap-2 empty:hidden sm:w-auto ${isFolding && !isOpen ? 'max-sm:hidden' : ''}`}
      >
        {Object.entries(filters).map(([name, select]) => (
          <FilterSelect
            key={name}
            {...select}
            value={findEntry(filter, name)}
            onChoose={(option) => setFilter(name, option)}
          />
        ))}
        {children}
      </div>
    </search>
  );
}
