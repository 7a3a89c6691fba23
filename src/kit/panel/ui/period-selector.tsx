import { useState } from 'react';
import { SegmentedControl } from './segmented-control.tsx';

interface PeriodSelectorProps<Days extends number> {
  /** In days; 365 is shown as 12 months. */
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
    <SegmentedControl
      legend="Period"
      options={periods.map((period) => ({ value: period, label: <PeriodLabel days={period} /> }))}
      chosen={chosen}
      onChoose={choose}
    />
  );
}

function PeriodLabel({ days }: { days: number }) {
  if (days === 365) return '12 months';
  return (
    <>
      <span aria-hidden="true">{`${days}d`}</span>
      <span className="sr-only">{`${days} days`}</span>
    </>
  );
}

/** Shows the choice at once, before the URL and `days` follow. */
function useChosen<Days extends number>(days: Days) {
  const [followed, setFollowed] = useState(days);
  const [chosen, setChosen] = useState(days);
  if (followed !== days) {
    setFollowed(days);
    setChosen(days);
  }
  return [chosen, setChosen] as const;
}
