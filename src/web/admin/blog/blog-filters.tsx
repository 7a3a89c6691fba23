import { FilterSelect } from '../list/filter-select.tsx';
import { SearchBox } from '../list/search-box.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import { postStatuses, postStatusLabels } from './post-status.ts';

export function BlogFilters({ address }: { address: ListParams }) {
  const { setFilter } = address;
  return (
    <search className="flex flex-wrap gap-2">
      <SearchBox label="Search blog posts..." address={address} />
      <FilterSelect
        label="Status"
        value={address.chosen('status', postStatuses)}
        options={postStatuses}
        labels={postStatusLabels}
        onChoose={(status) => setFilter('status', status)}
      />
    </search>
  );
}
