import { useId } from 'react';

interface SwitchFieldProps {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A checkbox that looks like a switch. */
export function SwitchField({ label, hint, isOn, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0 wrap-anywhere">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      <span className="relative -my-1 grid shrink-0 place-items-center touch:-my-2.5">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={hint && `${id}-hint`}
          aria-checked={isOn}
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
          className="peer h-8 w-12 cursor-pointer appearance-none rounded-full touch:h-11"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute h-6 w-11 rounded-full bg-control transition-colors peer-checked:bg-accent"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute left-1 size-5 rounded-full bg-surface transition-[translate] peer-checked:translate-x-5"
        />
      </span>
    </div>
  );
}
