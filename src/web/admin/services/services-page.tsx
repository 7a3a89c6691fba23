import { serviceCategoryLabels } from '#shared/services.ts';
import { PlusIcon } from '#web/ui/icons/actions.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useFocusBack } from '../ui/use-focus-back.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { AddService } from './lazy-service-editor.tsx';
import { ServicesList } from './services-list.tsx';
import { serviceFilters, useServicesParams } from './use-services-params.ts';

/** See docs/product.md#services-manager. */
export function ServicesPage() {
  usePageTitle('Services');
  const address = useServicesParams();
  const adder = useFocusBack(address.isAdding);

  return (
    <>
      <PageHeader title="Services" subtitle="What your website and calculator offer, in the order shown">
        <Button
          ref={adder}
          variant={address.isAdding ? 'plain' : 'main'}
          aria-expanded={address.isAdding}
          onClick={address.isAdding ? address.closeForm : address.add}
        >
          {!address.isAdding && <PlusIcon className="size-4.5" />}
          {address.isAdding ? 'Close form' : 'Add Service'}
        </Button>
      </PageHeader>
      {address.isAdding && <AddService onDone={address.closeForm} />}
      <search className="flex">
        <FilterSelect
          label="Show"
          value={address.filter}
          options={serviceFilters}
          labels={filterLabels}
          onChoose={address.setFilter}
        />
      </search>
      <ServicesList address={address} />
    </>
  );
}

const filterLabels = { active: 'Active', inactive: 'Inactive', ...serviceCategoryLabels };
