import { quoteStatuses } from '#shared/quotes.ts';
import { SelectField } from '../ui/field.tsx';
import { quoteStatusLabels } from './quote-badges.ts';

export function StatusField({ value, onChange }: { value: string; onChange: (status: string) => void }) {
  return (
    <SelectField label="Status" value={value} onChange={(event) => onChange(event.target.value)}>
      {quoteStatuses.map((status) => (
        <option key={status} value={status}>
          {quoteStatusLabels[status]}
        </option>
      ))}
    </SelectField>
  );
}
