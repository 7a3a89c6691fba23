import { quoteStatuses } from '#shared/quotes.ts';
import { serviceCategories, serviceCategoryLabels } from '#shared/services.ts';
import { FilterSelect } from '../list/filter-select.tsx';
import { SearchBox } from '../list/search-box.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import { Button } from '../ui/button.tsx';
import { quoteStatusLabels } from './quote-badges.ts';

export function QuoteFilters({ address }: { address: ListParams }) {
  const { setFilter } = address;
  return (
    <search className="flex flex-wrap gap-2">
      <SearchBox label="Search quotes..." address={address} />
      <FilterSelect
        label="Status"
        value={address.chosen('status', quoteStatuses)}
        options={quoteStatuses}
        labels={quoteStatusLabels}
        onChoose={(status) => setFilter('status', status)}
      />
      <FilterSelect
        label="Category"
        value={address.chosen('category', serviceCategories)}
        options={serviceCategories}
        labels={serviceCategoryLabels}
        onChoose={(category) => setFilter('category', category)}
      />
      <Button onClick={address.clear}>Clear Filters</Button>
    </search>
  );
}
