import { emailPurposes, emailStatuses } from '#shared/outbox.ts';
import { FilterSelect } from '../list/filter-select.tsx';
import { SearchBox } from '../list/search-box.tsx';
import type { ListAddress } from '../list/use-list-address.ts';
import { emailPurposeLabels, emailStatusLabels } from './email-badges.ts';

export function EmailFilters({ address }: { address: ListAddress }) {
  const { setFilter } = address;
  return (
    <search className="flex flex-wrap gap-2">
      <SearchBox label="Search emails..." address={address} />
      <FilterSelect
        label="Status"
        value={address.chosen('status', emailStatuses)}
        options={emailStatuses}
        labels={emailStatusLabels}
        onChoose={(status) => setFilter('status', status)}
      />
      <FilterSelect
        label="Kind"
        value={address.chosen('purpose', emailPurposes)}
        options={emailPurposes}
        labels={emailPurposeLabels}
        onChoose={(purpose) => setFilter('purpose', purpose)}
      />
    </search>
  );
}
