import * as z from 'zod/mini';
import { weekHoursSchema } from '#kit/wire/setting-rules.ts';
import { freeText, requiredText } from '#kit/wire/text.ts';

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
  /** Its own calendar, in whose busy times it takes no visits. */
  busyCalendar: z.nullable(
    z.object({
      /** When it was last known to be right; null before the first reading. */
      readAt: z.nullable(z.string()),
      /** Why it could not be read since, in a sentence. */
      error: z.nullable(z.string()),
    }),
  ),
  /** Open visits from today on. */
  visitsAhead: z.int(),
  version: z.int(),
});
export type Crew = z.infer<typeof crewSchema>;

/** The server's configuration decides which addresses are allowed. */
const calendarUrl = freeText(2000).check(
  z.trim(),
  z.refine(
    (url) => /^(https?|webcal):\/\/\S+$/i.test(url) && URL.canParse(url),
    'Enter an address that starts with https:// or webcal://',
  ),
);

const fields = {
  name: requiredText('A name is required', 60),
  color,
  hours: z.nullable(weekHoursSchema),
  places: z.nullable(z.array(requiredText('Enter the name of a place', 60)).check(z.maxLength(300))),
  isActive: z.boolean(),
  /** Secret, never shown again. Null ends it. */
  busyCalendarUrl: z.nullable(calendarUrl),
};

export const newCrewSchema = z.object({
  name: fields.name,
  color: z._default(color, '#0d6b63'),
  hours: z._default(fields.hours, null),
  places: z._default(fields.places, null),
  isActive: z._default(fields.isActive, true),
  busyCalendarUrl: z._default(fields.busyCalendarUrl, null),
});
export type NewCrewInput = z.infer<typeof newCrewSchema>;

/** Missing fields stay unchanged. `version`, if sent, must be the current one. */
export const crewUpdateSchema = z.extend(z.partial(z.object(fields)), { version: z.optional(z.int()) });
export type CrewUpdate = z.infer<typeof crewUpdateSchema>;
