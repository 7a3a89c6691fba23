import { useCategories } from '#company/catalog/panel/categories-query.ts';
import { Fault } from '#kit/panel/ui/fault.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import type { CompanyFieldsProps } from './company-values.ts';

export function CategoryFields({ form: { values, edit, errors } }: CompanyFieldsProps) {
  const { categories } = values;
  const all = useCategories();
  return (
    <div className="grid gap-4">
      <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {all.map(({ slug: category, name }) => (
          <SwitchField
            key={category}
            label={name}
            isOn={categories.includes(category)}
            onChange={(isOn) =>
              edit(
                'categories',
                all
                  .map(({ slug }) => slug)
                  .filter((one) => (one === category ? isOn : categories.includes(one))),
              )
            }
          />
        ))}
      </div>
      <Fault text={errors.categories} />
    </div>
  );
}
