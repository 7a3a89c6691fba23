import { type ReactNode, useState } from 'react';
import { TextField } from '#kit/panel/ui/field.tsx';
import { calendarDate } from '#kit/time/dates.ts';

interface ExportPeriodProps {
  /** The downloads. */
  children: (period: { from: string; to: string }) => ReactNode;
}

/** The days of an export, at first this month. */
export function ExportPeriod({ children }: ExportPeriodProps) {
  const today = calendarDate(new Date());
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`);
  const [to, setTo] = useState(today);
  const isBackward = from !== '' && to !== '' && to < from;
  return (
    <>
      <div className="grid w-full grid-cols-2 gap-3">
        <TextField label="From" type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
        <TextField
          label="To"
          type="date"
          value={to}
          error={isBackward ? 'Choose a date on or after the first one' : undefined}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      {!isBackward && children({ from, to })}
    </>
  );
}
