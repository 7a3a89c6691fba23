import { emailPurposes, emailStatuses } from '#shared/emails.ts';
import { FilterSelect } from '../list/filter-select.tsx';
import { SearchBox } from '../list/search-box.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import { emailPurposeLabels, emailStatusLabels } from './email-badges.ts';

export function EmailFilters({ address }: { address: ListParams }) {
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
