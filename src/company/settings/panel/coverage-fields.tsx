import { useState } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { Fault } from '#kit/panel/ui/fault.tsx';
import { TextArea, TextField } from '#kit/panel/ui/field.tsx';
import { ListButtons } from './list-buttons.tsx';
import { mergePlaces, readPlaceList } from './place-list.ts';
import { PlaceRow } from './place-row.tsx';
import { CoveragePreview } from './preview.tsx';
import type { SettingsFieldsProps, TypedPlace } from './settings-values.ts';

export function CoverageFields({ form: { field, values, edit, errors } }: SettingsFieldsProps) {
  const [search, setSearch] = useState('');
  const [pasted, setPasted] = useState('');
  const { places } = values;
  const set = (next: TypedPlace[]) => edit('places', next);
  const wanted = search.trim().toLowerCase();
  const isShown = ({ name, zipCodes }: TypedPlace, index: number) =>
    wanted === '' ||
    name === '' ||
    name.toLowerCase().includes(wanted) ||
    zipCodes.includes(wanted) ||
    ['name', 'zipCodes', 'tripFee'].some((part) => errors[`places.${index}.${part}`]);
  const shown = places.filter(isShown).length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field('radiusMiles')} inputMode="numeric" />
        <TextField
          label="Find a place"
          type="search"
          placeholder="Name or ZIP code"
          hint={`${shown} of ${places.length} places`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          // Enter would save the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <ul
        aria-label="Places"
        className="grid max-h-[36rem] grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto rounded-input p-1 ring-1 ring-line"
      >
        {places.map((place, index) =>
          isShown(place, index) ? (
            <PlaceRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a place has no id, and its name is being typed
              key={index}
              place={place}
              number={index + 1}
              getError={(part) => errors[`places.${index}.${part}`]}
              onChange={(next) => set(places.with(index, next))}
              onRemove={() => set(places.toSpliced(index, 1))}
            />
          ) : null,
        )}
        {shown === 0 && <li className="p-3 text-ink-soft">No places found.</li>}
      </ul>
      <Fault text={errors.places} />
      <ListButtons
        noun="place"
        count={places.length}
        onAdd={() => set([{ name: '', groups: ['home', 'contact'], zipCodes: '', tripFee: '' }, ...places])}
        onClear={() => set([])}
      />
      <TextArea
        label="Paste a list"
        rows={3}
        placeholder="Name: 12345, 12346, 12348–12350"
        hint="One place per line, followed by its ZIP codes. Places already on your list get the new ZIP codes."
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
      />
      <Button
        className="justify-self-start"
        disabled={pasted.trim() === ''}
        onClick={() => {
          set(mergePlaces(places, readPlaceList(pasted)));
          setPasted('');
          setSearch('');
        }}
      >
        Import list
      </Button>
      <CoveragePreview values={values} />
    </div>
  );
}
