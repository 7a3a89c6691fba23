import * as z from 'zod/mini';
import { weekHoursSchema } from '#kit/wire/setting-rules.ts';
import { requiredText } from '#kit/wire/text.ts';

const color = z.string('Choose a color').check(z.regex(/^#[0-9a-f]{6}$/i, 'Enter a color such as #0d6b63'));

/** A team that drives to its visits together. */
export const crewSchema = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string(),
  /** Null means the opening hours. */
  hours: z.nullable(weekHoursSchema),
  /** Names of places in Settings; null means all. */
  places: z.nullable(z.array(z.string())),
  isActive: z.boolean(),
  /** Open visits from today on. */
  visitsAhead: z.int(),
  version: z.int(),
});
export type Crew = z.infer<typeof crewSchema>;

const fields = {
  name: requiredText('A name is required', 60),
  color,
  hours: z.nullable(weekHoursSchema),
  places: z.nullable(z.array(requiredText('Enter the name of a place', 60)).check(z.maxLength(300))),
  isActive: z.boolean(),
};

export const newCrewSchema = z.object({
  name: fields.name,
  color: z._default(color, '#0d6b63'),
  hours: z._default(fields.hours, null),
  places: z._default(fields.places, null),
  isActive: z._default(fields.isActive, true),
});
export type NewCrewInput = z.infer<typeof newCrewSchema>;

/** Missing fields stay unchanged. `version`, if sent, must be the current one. */
export const crewUpdateSchema = z.extend(z.partial(z.object(fields)), { version: z.optional(z.int()) });
export type CrewUpdate = z.infer<typeof crewUpdateSchema>;
