import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { FilterSelect } from '#kit/panel/list/filter-select.tsx';
import { Button, shortLabel } from '#kit/panel/ui/button.tsx';
import { useFocusBack } from '#kit/panel/ui/use-focus-back.ts';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';
import { categoryLabels, useCategories } from './categories-query.ts';
import { AddService } from './lazy-service-editor.tsx';
import { ServicesList } from './services-list.tsx';
import { useServicesParams } from './use-services-params.ts';

export function ServicesPage() {
  const params = useServicesParams();
  const adder = useFocusBack(params.isAdding);
  const labels = { active: 'Active', inactive: 'Inactive', ...categoryLabels(useCategories()) };

  return (
    <>
      <PageHeader title="Services">
        <search className="flex min-w-0">
          <FilterSelect
            label="Show"
            value={params.filter}
            options={Object.keys(labels)}
            labels={labels}
            onChoose={params.setFilter}
          />
        </search>
        <Button
          ref={adder}
          variant={params.isAdding ? 'plain' : 'main'}
          aria-expanded={params.isAdding}
          onClick={() => (params.isAdding ? params.closeForm() : params.add())}
        >
          {!params.isAdding && <PlusIcon className="size-4.5" />}
          <span className={params.isAdding ? undefined : shortLabel}>
            {params.isAdding ? 'Close form' : 'Add Service'}
          </span>
        </Button>
      </PageHeader>
      {params.isAdding && <AddService onDone={params.closeForm} />}
      <ServicesList params={params} />
    </>
  );
}
