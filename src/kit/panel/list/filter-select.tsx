import { useId } from 'react';
import { ChevronDownIcon } from '#kit/ui/icons/arrows.tsx';

interface FilterSelectProps<Option extends string> {
  /** The filtered field: 'Status'. */
  label: string;
  value: Option | undefined;
  options: readonly Option[];
  labels: Record<Option, string>;
  /** The label where nothing is chosen. */
  empty?: string;
  /** For a narrow row, where the choices speak for themselves. */
  isLabelHidden?: boolean;
  /** The empty text stands for all. */
  onChoose: (value: Option | '') => void;
}

export function FilterSelect<Option extends string>(props: FilterSelectProps<Option>) {
  const { label, value, options, labels, empty = 'All', isLabelHidden = false, onChoose } = props;
  const id = useId();
  return (
    <div className="relative flex min-h-9 max-w-full min-w-0 flex-auto items-center rounded-input bg-surface ring-1 ring-control ring-inset focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent sm:flex-none touch:min-h-11">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'pl-3 text-ink-soft'}>
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value as Option | '')}
        className={`min-h-9 min-w-0 flex-1 appearance-none truncate bg-transparent pr-8 font-medium focus-visible:outline-none touch:min-h-11 ${isLabelHidden ? 'pl-3' : 'pl-2'}`}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute right-2.5 size-4 text-ink-soft" />
    </div>
  );
}
