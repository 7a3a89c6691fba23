import { type ReactNode, useId } from 'react';

interface SegmentedControlProps<Value extends string | number> {
  /** For screen readers only. */
  legend: string;
  options: readonly { value: Value; label: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** `fill` divides the width among the options, in small text. */
  size?: 'fit' | 'fill';
}

/** Radio buttons side by side in one frame. */
export function SegmentedControl<Value extends string | number>(props: SegmentedControlProps<Value>) {
  const { legend, options, chosen, onChoose, size = 'fit' } = props;
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-0.5 rounded-input bg-line p-0.5">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={`${segment} ${sizes[size]}`}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="absolute inset-0 cursor-pointer appearance-none focus-visible:outline-none"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

const segment =
  'relative grid cursor-pointer place-items-center rounded-md font-medium text-ink-soft has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent touch:min-h-11';

const sizes = { fit: 'min-h-8 px-3.5', fill: 'min-h-7 flex-1 text-sm' };
