import { useState } from 'react';
import type { PlaceGroup } from '#company/profile/profile.ts';
import { TextField } from '#kit/panel/ui/field.tsx';
import { ClosedRow } from './closed-row.tsx';
import type { TypedPlace } from './settings-values.ts';

interface PlaceRowProps {
  place: TypedPlace;
  number: number;
  getError: (part: 'name' | 'zipCodes' | 'tripFee') => string | undefined;
  onChange: (place: TypedPlace) => void;
  onRemove: () => void;
}

const lists: readonly { group: PlaceGroup; label: string }[] = [
  { group: 'home', label: 'On the home page' },
  { group: 'contact', label: 'On the contact page' },
];

export function PlaceRow({ place, number, getError, onChange, onRemove }: PlaceRowProps) {
  const name = place.name || `Place ${number}`;
  const [isOpen, setOpen] = useState(place.name === '');
  const isFaulty = (['name', 'zipCodes', 'tripFee'] as const).some(getError);
  const fee = place.tripFee && ` · $${place.tripFee} trip fee`;
  const toggle = (group: PlaceGroup, isOn: boolean) =>
    onChange({
      ...place,
      groups: [...place.groups.filter((one) => one !== group), ...(isOn ? [group] : [])],
    });
  return (
    <ClosedRow
      name={name}
      detail={`${place.zipCodes}${fee}`}
      isOpen={isOpen || isFaulty}
      onToggle={() => setOpen(!isOpen)}
      onRemove={onRemove}
    >
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_1.4fr_7rem]">
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={60}
          value={place.name}
          error={getError('name')}
          onChange={(event) => onChange({ ...place, name: event.target.value })}
        />
        <TextField
          label="ZIP codes"
          autoComplete="off"
          value={place.zipCodes}
          error={getError('zipCodes')}
          onChange={(event) => onChange({ ...place, zipCodes: event.target.value })}
        />
        <TextField
          label="Trip fee"
          inputMode="decimal"
          autoComplete="off"
          before="$"
          maxLength={8}
          value={place.tripFee}
          error={getError('tripFee')}
          onChange={(event) => onChange({ ...place, tripFee: event.target.value })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {lists.map(({ group, label }) => (
          <label key={group} className="flex min-h-9 items-center gap-2 touch:min-h-11">
            <input
              type="checkbox"
              aria-label={`${name}: ${label}`}
              checked={place.groups.includes(group)}
              onChange={(event) => toggle(group, event.target.checked)}
              className="size-5 accent-accent"
            />
            {label}
          </label>
        ))}
      </div>
    </ClosedRow>
  );
}
