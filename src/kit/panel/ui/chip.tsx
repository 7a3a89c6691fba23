import type { ReactNode } from 'react';
import { ChevronDownIcon } from '#kit/ui/icons/arrows.tsx';
import type { IconComponent } from '#kit/ui/icons/icon.tsx';
import { Spinner } from './spinner.tsx';

type Tone = 'blue' | 'yellow' | 'purple' | 'green' | 'grey' | 'red';

export interface Badge {
  label: string;
  tone: Tone;
  icon: IconComponent;
}

/** The badges' labels, for a filter with the same values. */
export function getLabels<Key extends string>(badges: Record<Key, Badge>): Record<Key, string> {
  return Object.fromEntries(Object.entries<Badge>(badges).map(([key, { label }]) => [key, label])) as Record<
    Key,
    string
  >;
}

export function Chip({ label, tone, icon: Icon }: Badge) {
  return (
    <span className={`${shape} pr-2.5 pl-2 ${tones[tone]}`}>
      <Icon className="size-3.5" />
      {label}
    </span>
  );
}

interface ChipSelectProps<Value extends string> {
  /** Names the field and the record, since every row has one. */
  label: string;
  value: Value;
  options: readonly Value[];
  badges: Record<Value, Badge>;
  isBusy: boolean;
  onChoose: (value: Value) => void;
}

/** A chip that is a native select, so that a phone opens its own picker. */
export function ChipSelect<Value extends string>(props: ChipSelectProps<Value>) {
  const { label, value, options, badges, isBusy, onChoose } = props;
  const { tone, icon: Icon } = badges[value];
  return (
    <span className={`relative ${shape} ${tones[tone]}`}>
      <span className="pointer-events-none absolute inset-y-0 left-2 grid place-items-center">
        {isBusy ? <Spinner className="size-3.5" /> : <Icon className="size-3.5" />}
      </span>
      <select
        aria-label={label}
        aria-busy={isBusy}
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
        className="min-h-7 appearance-none rounded-full pr-7 pl-7 text-sm! font-medium touch:-my-2 touch:min-h-11 touch:text-base!"
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {badges[option].label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-2 my-auto size-3.5" />
    </span>
  );
}

/** A label without color. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={`${shape} px-2.5 ${tones.grey}`}>{children}</span>;
}

const shape = 'inline-flex min-h-6 items-center gap-1.5 rounded-full text-sm font-medium whitespace-nowrap';

const tones: Record<Tone, string> = {
  blue: 'bg-blue-wash text-blue',
  yellow: 'bg-yellow-wash text-yellow',
  purple: 'bg-purple-wash text-purple',
  green: 'bg-green-wash text-green',
  grey: 'bg-grey-wash text-grey',
  red: 'bg-red-wash text-red',
};
