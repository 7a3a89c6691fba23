import { type ReactNode, useState } from 'react';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { timeLabel } from '#kit/time/opening-hours.ts';
import { weekdayNames } from '#kit/time/time-texts.ts';
import { type Crew, crewSchema } from '#visits/crews/crews.ts';
import { BusyCalendarStatus } from './busy-calendar-status.tsx';
import { crewsQuery } from './crews-queries.ts';

interface CrewCardProps {
  crew: Crew;
  /** Names of the places in Settings, once they are loaded. */
  known: readonly string[] | undefined;
  onEdit: () => void;
}

export function CrewCard({ crew, known, onEdit }: CrewCardProps) {
  const { id, name, color, hours, places, isActive, visitsAhead } = crew;
  const [isAsking, setAsking] = useState(false);
  const turn = useAdminMutation({
    call: (isOn: boolean) =>
      fetchAdmin(crewSchema, visitApi.crew(id), { method: 'PATCH', body: { isActive: isOn } }),
    done: (saved) => ({ title: saved.isActive ? 'Crew turned on' : 'Crew turned off', text: name }),
    failed: 'Crew not changed.',
    refetch: () => queryClient.invalidateQueries({ queryKey: crewsQuery.queryKey }),
  });
  const visits = `${visitsAhead} ${visitsAhead === 1 ? 'visit' : 'visits'} ahead`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-card bg-surface p-4 shadow-card ring-1 ring-line sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="flex min-w-0 items-center gap-2.5 text-lg font-semibold wrap-anywhere">
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0">
            <circle cx="8" cy="8" r="8" fill={color} />
          </svg>
          {name}
        </h2>
        <Button onClick={onEdit}>
          Edit<span className="sr-only"> {name}</span>
        </Button>
      </div>
      <dl className="grid gap-2">
        <Fact label="Hours" value={hours ? hoursText(hours) : 'Your opening hours'} />
        <Fact label="Places" value={places ? placesText(places, known) : 'Everywhere you serve'} />
        {crew.busyCalendar && <Fact label="Calendar" value={<BusyCalendarStatus crew={crew} />} />}
      </dl>
      <SwitchField
        label={`${name} takes visits`}
        hint={isActive ? visits : `Off: nobody can book it. ${visits}`}
        isOn={isActive}
        onChange={(isOn) => (!isOn && visitsAhead > 0 ? setAsking(true) : turn.mutate(isOn))}
      />
      <Confirm
        open={isAsking}
        question={`Turn off ${name}?`}
        detail={`It has ${visits}. They stay with this crew until you move or cancel them.`}
        action="Turn off"
        variant="main"
        onConfirm={() => turn.mutate(false)}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[5rem_1fr]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
    </div>
  );
}

/** A crew limited to a place that Settings no longer have does not serve it. */
const placesText = (places: readonly string[], known: readonly string[] | undefined) =>
  places
    .map((name) => (known && !known.includes(name) ? `${name} (no longer in your settings)` : name))
    .join(', ') || 'None';

const hoursText = (hours: NonNullable<Crew['hours']>) =>
  hours
    .map(
      ({ day, opens, closes }) =>
        `${weekdayNames[day].slice(0, 3)} ${timeLabel(opens)} – ${timeLabel(closes)}`,
    )
    .join('\n');
