import type { SettingsValues } from '#company/profile/profile.ts';
import type { FieldErrors } from '#kit/panel/editing/field-errors.ts';
import type { Block, NewBlockInput } from '#visits/blocks/blocks.ts';
import { crewHoursOn } from '#visits/booking/workday.ts';
import type { Crew } from '#visits/crews/crews.ts';

export const parts = ['day', 'morning', 'afternoon', 'times'] as const;
export type Part = (typeof parts)[number];
export const partLabels: Record<Part, string> = {
  day: 'All day',
  morning: 'Morning',
  afternoon: 'Afternoon',
  times: 'Times',
};

/** How its form edits a block. */
export interface BlockValues {
  /** Empty for all crews. */
  crewId: string;
  date: string;
  part: Part;
  from: string;
  to: string;
  /** `weekly`, or empty. */
  repeats: string;
  untilDate: string;
  reason: string;
}

export const blockLabels = {
  labels: {
    crewId: 'Crew',
    date: 'Day',
    part: 'Time',
    from: 'From',
    to: 'To',
    repeats: 'Every week',
    untilDate: 'Last day',
    reason: 'Reason',
  },
  texts: {
    part: ({ part }: BlockValues) => partLabels[part],
    repeats: ({ repeats }: BlockValues) => (repeats === '' ? 'No' : 'Yes'),
  },
};

export const toBlockValues = (block: Omit<Block, 'id' | 'version'>): BlockValues => ({
  crewId: block.crewId === null ? '' : String(block.crewId),
  date: block.date,
  part: block.from === null ? 'day' : 'times',
  from: block.from ?? '',
  to: block.to ?? '',
  repeats: block.repeats ?? '',
  untilDate: block.untilDate ?? '',
  reason: block.reason,
});

type Hours = Pick<SettingsValues, 'hours' | 'closures'>;

/** Morning and afternoon meet at noon, within the hours of the crew. */
export function toBlockBody(
  values: BlockValues,
  { crews, settings }: { crews: readonly Crew[]; settings: Hours },
): NewBlockInput {
  const { crewId, date, part, repeats, untilDate, reason } = values;
  const crew = crews.find(({ id }) => String(id) === crewId);
  const hours = date === '' ? undefined : crewHoursOn(settings, crew ?? { hours: null }, date);
  const { opens = '08:00', closes = '18:00' } = hours ?? {};
  const times = {
    day: { from: null, to: null },
    morning: { from: opens < noon ? opens : '00:00', to: noon },
    afternoon: { from: noon, to: closes > noon ? closes : '23:59' },
    times: { from: values.from || null, to: values.to || null },
  };
  return {
    crewId: crew?.id ?? null,
    date,
    ...times[part],
    untilDate: untilDate || null,
    repeats: repeats === 'weekly' ? 'weekly' : null,
    reason,
  };
}

const noon = '12:00';

export const checkBlock = ({ part, from, to, date }: BlockValues): FieldErrors => ({
  ...(date === '' && { date: 'Choose a day' }),
  ...(part === 'times' && from === '' && { from: 'Enter a time' }),
  ...(part === 'times' && to === '' && { to: 'Enter a time' }),
});
