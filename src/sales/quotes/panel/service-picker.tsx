import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoryName } from '#company/catalog/known-categories.ts';
import { categoryLabels, useCategories } from '#company/catalog/panel/categories-query.ts';
import type { Service, ServiceCategory } from '#company/catalog/services.ts';
import { perUnit } from '#company/catalog/unit-texts.ts';
import { quantityLimits } from '#company/catalog/units.ts';
import { shortDollars } from '#kit/money/money.ts';
import { FilterSelect } from '#kit/panel/list/filter-select.tsx';
import { Button } from '#kit/panel/ui/button.tsx';
import { controlClass } from '#kit/panel/ui/field.tsx';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';
import { searchable } from '#kit/wire/text.ts';
import { catalogQuery } from './catalog-query.ts';

interface ServicePickerProps {
  onAdd: (service: Service) => void;
  /** Its line takes no more pieces. */
  isFull: (service: Service) => boolean;
}

/** The catalog with a search and categories. Enter in the search adds the first match. */
export function ServicePicker({ onAdd, isFull }: ServicePickerProps) {
  const catalog = useQuery(catalogQuery);
  const categories = useCategories();
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<ServiceCategory>();
  const found = catalog.data?.filter((service) => matches(service, search, category)) ?? [];
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <input
          type="search"
          aria-label="Search services"
          placeholder="Search services..."
          autoComplete="off"
          maxLength={200}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (search.trim() !== '' && found[0] && !isFull(found[0])) onAdd(found[0]);
          }}
          className={`${controlClass} min-w-40 flex-1`}
        />
        <FilterSelect
          label="Category"
          value={category}
          options={categories.map(({ slug }) => slug)}
          labels={categoryLabels(categories)}
          onChoose={(chosen) => setCategory(chosen || undefined)}
        />
      </div>
      <InlineQueryView query={catalog} what="the services">
        {() => (
          <ul className="max-h-64 overflow-y-auto rounded-input ring-1 ring-line ring-inset">
            {found.map((service) => (
              <Offer
                key={service.id}
                service={service}
                isFull={isFull(service)}
                onAdd={() => onAdd(service)}
              />
            ))}
            {found.length === 0 && <li className="px-3 py-4 text-ink-soft">No services found</li>}
          </ul>
        )}
      </InlineQueryView>
    </div>
  );
}

interface OfferProps {
  service: Service;
  isFull: boolean;
  onAdd: () => void;
}

function Offer({ service, isFull, onAdd }: OfferProps) {
  return (
    <li className="flex items-center gap-3 py-1.5 pr-1.5 pl-3 not-last:border-b not-last:border-line">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          {service.title}
          {service.isAddOn && <span className="text-ink-soft"> (add-on)</span>}
        </p>
        <p className="text-sm text-ink-soft">{categoryName(service.category)}</p>
      </div>
      <span>{getPrice(service)}</span>
      <Button variant="quiet" aria-label={`Add ${service.title}`} disabled={isFull} onClick={onAdd}>
        {!isFull && <PlusIcon className="size-4" />}
        {isFull ? `${quantityLimits[service.unit].max.toLocaleString('en-US')} is the most` : 'Add'}
      </Button>
    </li>
  );
}

const getPrice = ({ discountedPrice, unit }: Service) => perUnit(shortDollars(discountedPrice), unit);

const matches = (service: Service, search: string, category: ServiceCategory | undefined) =>
  (category === undefined || service.category === category) &&
  searchable(`${service.title}\n${categoryName(service.category)}`).includes(searchable(search.trim()));
