interface PlaceChoiceProps {
  /** The names in Settings. */
  places: readonly string[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

export function PlaceChoice({ places, chosen, error, onChange }: PlaceChoiceProps) {
  const gone = chosen.filter((name) => !places.includes(name));
  const toggle = (name: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, name] : chosen.filter((one) => one !== name));
  return (
    <fieldset className="grid gap-2">
      <legend className="font-medium">Places</legend>
      <div className="mt-1 grid max-h-72 grid-cols-2 gap-x-4 overflow-y-auto rounded-input p-3 ring-1 ring-line max-[22rem]:grid-cols-1">
        {places.map((name) => (
          <label key={name} className="flex min-h-9 items-center gap-2 wrap-anywhere touch:min-h-11">
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={(event) => toggle(name, event.target.checked)}
              className="size-5 shrink-0 accent-accent"
            />
            {name}
          </label>
        ))}
      </div>
      {gone.length > 0 && (
        <p className="text-sm text-ink-soft">No longer in your settings: {gone.join(', ')}.</p>
      )}
      {error && (
        <p role="alert" data-fault tabIndex={-1} className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
