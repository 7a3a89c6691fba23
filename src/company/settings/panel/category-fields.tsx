import { serviceCategoryLabels } from '#company/catalog/service-category-labels.ts';
import { serviceCategories } from '#company/catalog/services.ts';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import type { CompanyFieldsProps } from './company-values.ts';

export function CategoryFields({ form: { values, edit, errors } }: CompanyFieldsProps) {
  const { categories } = values;
  return (
    <div className="grid gap-4">
      <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {serviceCategories.map((category) => (
          <SwitchField
            key={category}
            label={serviceCategoryLabels[category]}
            isOn={categories.includes(category)}
            onChange={(isOn) =>
              edit(
                'categories',
                serviceCategories.filter((one) => (one === category ? isOn : categories.includes(one))),
              )
            }
          />
        ))}
      </div>
      {errors.categories && (
        <p role="alert" data-fault tabIndex={-1} className="text-sm text-danger">
          {errors.categories}
        </p>
      )}
    </div>
  );
}
