import { requestPriorities, requestStatuses } from '#shared/requests.ts';
import { FilterSelect } from '../list/filter-select.tsx';
import { SearchBox } from '../list/search-box.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import { requestPriorityLabels, requestStatusLabels } from './request-badges.ts';

/** High first, as the filter lists them. */
const priorities = requestPriorities.toReversed();

export function RequestFilters({ address }: { address: ListParams }) {
  const { setFilter } = address;
  return (
    <search className="flex flex-wrap gap-2">
      <SearchBox label="Search requests..." address={address} />
      <FilterSelect
        label="Status"
        value={address.chosen('status', requestStatuses)}
        options={requestStatuses}
        labels={requestStatusLabels}
        onChoose={(status) => setFilter('status', status)}
      />
      <FilterSelect
        label="Priority"
        value={address.chosen('priority', priorities)}
        options={priorities}
        labels={requestPriorityLabels}
        onChoose={(priority) => setFilter('priority', priority)}
      />
    </search>
  );
}
