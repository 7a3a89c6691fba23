import { useQuery } from '@tanstack/react-query';
import { getPlaces } from '#company/coverage/coverage.ts';
import { settingsQuery } from '#company/settings/panel/settings-query.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { TextArea, TextField } from '#kit/panel/ui/field.tsx';
import type { Address } from '#sales/customers/customers.ts';
import { zipCodePattern } from '#sales/quotes/quote-rules.ts';

export function PropertyFields({ form }: { form: EditFormFor<Address> }) {
  const { field, values, edit } = form;
  const places = useQuery(settingsQuery).data?.places;
  const isWhole = zipCodePattern.test(values.zipCode.trim());
  const found = places && isWhole ? getPlaces(values.zipCode, places).map(({ name }) => name) : [];
  const isOutside = places !== undefined && isWhole && found.length === 0;
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TextField {...field('street')} autoComplete="off" maxLength={200} />
        <TextField {...field('unit')} autoComplete="off" maxLength={50} />
        <TextField {...field('city')} autoComplete="off" maxLength={100} />
        <TextField
          {...field('zipCode')}
          {...(isOutside && { hint: 'Outside the area' })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          onBlur={() => values.city === '' && found[0] && edit('city', found[0])}
        />
      </div>
      <TextArea {...field('accessNotes')} hint="Gate code, parking, pets" rows={3} maxLength={1000} />
    </>
  );
}
