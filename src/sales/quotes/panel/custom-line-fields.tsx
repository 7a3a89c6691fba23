import { categoryName } from '#company/catalog/known-categories.ts';
import { useCategories } from '#company/catalog/panel/categories-query.ts';
import { type Unit, unitLabels, units } from '#company/catalog/units.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import type { QuoteValues } from './quote-form-values.ts';
import { type EditedLine, withChange } from './quote-lines.ts';

interface CustomLineFieldsProps {
  form: EditFormFor<QuoteValues>;
  line: EditedLine;
  index: number;
}

/** The fields that a catalog line has from its service. */
export function CustomLineFields({ form, line, index }: CustomLineFieldsProps) {
  const { errors, values, edit } = form;
  const categories = [...new Set([...useCategories().map(({ slug }) => slug), line.category])];
  const change = (next: Parameters<typeof withChange>[2]) =>
    edit('items', withChange(values.items, index, next));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-3 *:first:col-span-full sm:grid-cols-[minmax(0,1fr)_9rem_6rem] max-sm:*:nth-2:col-span-full">
      <TextField
        label="Title"
        placeholder="What else you do"
        autoComplete="off"
        maxLength={200}
        value={line.title}
        error={errors[`items.${index}.title`]}
        onChange={(event) => change({ title: event.target.value })}
      />
      <SelectField
        label="Category"
        options={categories}
        texts={Object.fromEntries(categories.map((slug) => [slug, categoryName(slug)]))}
        value={line.category}
        error={errors[`items.${index}.category`]}
        onChange={(event) => change({ category: event.target.value as EditedLine['category'] })}
      />
      <SelectField
        label="Priced by"
        options={units}
        texts={unitLabels}
        value={line.unit}
        error={errors[`items.${index}.unit`]}
        onChange={(event) => change({ unit: event.target.value as Unit })}
      />
      <TextField
        label="Minutes"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={line.durationMinutes === 0 ? '' : String(line.durationMinutes)}
        error={errors[`items.${index}.durationMinutes`]}
        onChange={(event) => change({ durationMinutes: Number(event.target.value.replace(/\D/g, '')) })}
      />
    </div>
  );
}
