import type { ServiceCategory } from '#company/catalog/services.ts';
import { type OwnTestimonial, testimonialPageLabel } from '#company/profile/testimonials.ts';
import { SelectField, TextArea, TextField } from '#kit/panel/ui/field.tsx';
import { RowList } from './row-list.tsx';
import type { SettingsFieldsProps } from './settings-values.ts';

const stars = ['5', '4', '3', '2', '1'] as const;
const starLabels = { 5: '5 stars', 4: '4 stars', 3: '3 stars', 2: '2 stars', 1: '1 star' };
const blank: OwnTestimonial = { page: 'home', name: '', location: '', rating: 5, text: '', service: '' };

interface TestimonialFieldsProps extends SettingsFieldsProps {
  offered: readonly ServiceCategory[];
}

const shownOn = (page: string, offered: readonly ServiceCategory[]) => [
  ...new Set(['home', ...offered, page]),
];

export function TestimonialFields({ form: { values, edit, errors }, offered }: TestimonialFieldsProps) {
  return (
    <RowList
      noun="review"
      path="testimonials"
      rows={values.testimonials}
      blank={blank}
      toName={({ name }) => name}
      toDetail={({ rating, page }) => `${rating} stars · ${testimonialPageLabel(page)}`}
      errors={errors}
      onChange={(rows) => edit('testimonials', rows)}
    >
      {({ row, set, getError }) => (
        <>
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <SelectField
              label="Shown on"
              options={shownOn(row.page, offered)}
              texts={Object.fromEntries(
                shownOn(row.page, offered).map((page) => [page, testimonialPageLabel(page)]),
              )}
              value={row.page}
              onChange={(event) => set({ page: event.target.value as OwnTestimonial['page'] })}
            />
            <SelectField
              label="Rating"
              options={stars}
              texts={starLabels}
              value={stars[5 - row.rating]!}
              onChange={(event) => set({ rating: Number(event.target.value) as OwnTestimonial['rating'] })}
            />
            <TextField
              label="Customer"
              autoComplete="off"
              value={row.name}
              error={getError('name')}
              onChange={(event) => set({ name: event.target.value })}
            />
            <TextField
              label="City (optional)"
              autoComplete="off"
              value={row.location}
              error={getError('location')}
              onChange={(event) => set({ location: event.target.value })}
            />
          </div>
          <TextArea
            label="What they said"
            rows={3}
            value={row.text}
            error={getError('text')}
            onChange={(event) => set({ text: event.target.value })}
          />
          <TextField
            label="What you cleaned (optional)"
            autoComplete="off"
            value={row.service}
            error={getError('service')}
            onChange={(event) => set({ service: event.target.value })}
          />
        </>
      )}
    </RowList>
  );
}
