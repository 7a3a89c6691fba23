import { useId } from 'react';
import { categoryName } from '#company/catalog/known-categories.ts';
import type { CategoryTimes } from '#company/catalog/visit-times.ts';
import { controlClass } from '#kit/panel/ui/field.tsx';
import type { CompanyFieldsProps } from './company-values.ts';
import type { TypedSpan } from './typed-times.ts';

/** The times of a category, and how their fields are labeled. */
export const spans: { name: keyof CategoryTimes; label: string }[] = [
  { name: 'visitHours', label: 'Visit length, in hours' },
  { name: 'dryingHours', label: 'Drying time, in hours' },
  { name: 'againMonths', label: 'Clean again after, in months' },
];

/** For categories that are on. Fields with errors show in any case, since they prevent saving. */
export function TimeFields({ form: { values, edit, errors } }: CompanyFieldsProps) {
  const { times } = values;
  const shown = Object.entries(times).filter(
    ([category]) =>
      values.categories.includes(category) ||
      Object.keys(errors).some((path) => path.startsWith(`times.${category}.`)),
  );
  return (
    <div className="grid gap-3">
      {shown.map(([category, typed]) => (
        <fieldset key={category} className="min-w-0 rounded-input bg-surface p-3 ring-1 ring-line">
          <legend className="float-left mb-3 font-medium">{categoryName(category)}</legend>
          <div className="clear-both grid items-start gap-4 sm:grid-cols-3">
            {spans.map(({ name, label }) => (
              <SpanField
                key={name}
                label={label}
                span={typed[name]}
                getError={(part) => errors[`times.${category}.${name}.${part}`]}
                onChange={(span) => edit('times', { ...times, [category]: { ...typed, [name]: span } })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

interface SpanFieldProps {
  label: string;
  span: TypedSpan;
  getError: (part: keyof TypedSpan) => string | undefined;
  onChange: (span: TypedSpan) => void;
}

/** From and to, side by side. */
export function SpanField({ label, span, getError, onChange }: SpanFieldProps) {
  const noteId = useId();
  const faulty = (['from', 'to'] as const).find(getError);
  const field = (part: keyof TypedSpan) => (
    <input
      aria-label={part === 'from' ? 'From' : 'To'}
      aria-invalid={getError(part) ? true : undefined}
      aria-describedby={faulty === part ? noteId : undefined}
      value={span[part]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={4}
      onChange={(event) => onChange({ ...span, [part]: event.target.value })}
      className={controlClass}
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm">{label}</legend>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        {field('from')}
        <span aria-hidden="true" className="text-ink-soft">
          to
        </span>
        {field('to')}
      </div>
      {faulty && (
        <p id={noteId} className="mt-1.5 text-sm text-danger">
          {getError(faulty)}
        </p>
      )}
    </fieldset>
  );
}
