import { useState } from 'react';

interface PeriodSelectorProps<Days extends number> {
  /** In days; 365 are called 12 months. */
  periods: readonly Days[];
  days: Days;
  onChoose: (days: Days) => void;
}

export function PeriodSelector<Days extends number>({ periods, days, onChoose }: PeriodSelectorProps<Days>) {
  const [chosen, setChosen] = useChosen(days);
  const choose = (period: Days) => {
    setChosen(period);
    onChoose(period);
  };
  return (
    <fieldset className="flex gap-0.5 rounded-input bg-line p-0.5">
      <legend className="sr-only">Period</legend>
      {periods.map((period) => (
        <label
          key={period}
          className="relative grid min-h-8 cursor-pointer place-items-center rounded-md px-3.5 font-medium text-ink-soft has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent touch:min-h-11"
        >
          <input
            type="radio"
            name="period"
            checked={period === chosen}
            onChange={() => choose(period)}
            className="absolute inset-0 cursor-pointer appearance-none focus-visible:outline-none"
          />
          <span aria-hidden="true">{period === 365 ? '12 months' : `${period}d`}</span>
          <span className="sr-only">{period === 365 ? '12 months' : `${period} days`}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What was pressed shows at once, before the address, and with it `days`, has followed. */
function useChosen<Days extends number>(days: Days) {
  const [followed, setFollowed] = useState(days);
  const [chosen, setChosen] = useState(days);
  if (followed !== days) {
    setFollowed(days);
    setChosen(days);
  }
  return [chosen, setChosen] as const;
}
