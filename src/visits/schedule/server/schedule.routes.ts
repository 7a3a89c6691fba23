import type { Context } from 'hono';
import * as z from 'zod/mini';
import { upcomingClosures } from '#company/profile/closures.ts';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import { type ApiSection, adminEndpoint, publicEndpoint } from '#kit/http/endpoint.ts';
import { rowReader } from '#kit/http/read-rows.ts';
import { created, ok } from '#kit/http/responses.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi, files } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import { toQuote } from '#sales/quotes/server/quotes.serializer.ts';
import { busyHoursSchema } from '#visits/busy/busy-hours.ts';
import { getCrew } from '#visits/crews/server/crews.queries.ts';
import {
  calendarFeedSchema,
  scheduleQuerySchema,
  scheduleSchema,
  zipPointSchema,
} from '#visits/schedule/schedule.ts';
import { listBusyHours } from '#visits/visits/server/busy-hours.queries.ts';
import { readFeed, readTimeOff } from './calendar-feed.queries.ts';
import { calendarText } from './calendar-text.ts';
import {
  findCalendar,
  hadSharedCalendar,
  readCalendarUrl,
  readCrewCalendarUrl,
  replaceCalendarUrl,
} from './calendar-url.ts';
import {
  listLoad,
  listRequestedVisits,
  listScheduledQuotes,
  listUndated,
  listZipPoints,
} from './schedule.queries.ts';

const feed = { url: 'https://www.example.com/calendar/4mJ8….ics', formerLinkEnded: false };

export const scheduleRoutes = (deps: Deps): ApiSection => ({
  tag: 'Schedule',
  description: 'Visits by day, and the calendar feed.',
  responses: { Schedule: scheduleSchema },
  endpoints: {
    getSchedule: adminEndpoint('get', adminApi.schedule, {
      summary: 'Scheduled and requested visits',
      description: 'At most 62 days, both ends included. Visits without a date come with every response.',
      query: scheduleQuerySchema,
      responses: ok('The days', scheduleSchema),
      async handle({ query: days }) {
        const { wishes, count } = await listRequestedVisits(deps.db, days);
        const { undated, count: undatedCount } = await listUndated(deps.db);
        const visits = await listScheduledQuotes(deps.db, days);
        const { places, hours, closures } = await readProfile(deps.db);
        const reader = rowReader(deps.log);
        const present = (rows: typeof visits) => reader.read('quotes', rows, (row) => toQuote(row, places));
        return {
          visits: present(visits),
          wishes: present(wishes),
          wishCount: count,
          undated: present(undated),
          undatedCount,
          openingHours: [...hours],
          closures: upcomingClosures(closures, days.from, days.to),
          load: await listLoad(deps.db, days),
          unreadable: reader.unreadable(),
        };
      },
    }),
    listBusyHours: adminEndpoint('get', visitApi.busyHours, {
      summary: 'When the crews’ own calendars are busy',
      description: 'As they were last read, by day and in local time; only hours, nothing else is stored.',
      query: scheduleQuerySchema,
      responses: ok('By crew and time', z.array(busyHoursSchema), [
        { crewId: 1, date: '2026-06-02', from: '13:00', to: '14:30' },
      ]),
      handle: async ({ query: days }) => listBusyHours(deps.db, days, (await readProfile(deps.db)).timeZone),
    }),
    listZipPoints: adminEndpoint('get', visitApi.zipPoints, {
      summary: 'Coordinates of ZIP codes',
      description:
        'Of the service area and of visits from a month ago on, as far as they are known. The schedule shows by them where the crew has time to drive.',
      responses: ok('In degrees', z.array(zipPointSchema), [
        { zipCode: '91501', latitude: 34.2, longitude: -118.29 },
      ]),
      handle: () => listZipPoints(deps.db, deps.clock()),
    }),
    getCalendarFeed: adminEndpoint('get', adminApi.calendarFeed, {
      summary: 'The URL of the caller’s calendar feed',
      description:
        'Each person has their own. It ends with their account, and shows no more than their role may see.',
      responses: ok('Anyone with this URL can read the schedule', calendarFeedSchema, feed),
      handle: ({ caller }) => presentFeed(deps, readCalendarUrl(deps, caller)),
    }),
    replaceCalendarFeed: adminEndpoint('post', adminApi.calendarFeed, {
      summary: 'Replace the URL of the caller’s calendar feed',
      responses: created('The old URL no longer works', calendarFeedSchema, feed),
      handle: ({ caller }) => presentFeed(deps, replaceCalendarUrl(deps, caller)),
    }),
    getCrewCalendarFeed: adminEndpoint('get', visitApi.crewCalendarFeed(':id'), {
      summary: 'The caller’s URL of a crew’s calendar feed',
      description: 'Replacing the URL of the whole schedule replaces this one too.',
      responses: ok('Anyone with this URL can read the crew’s visits', calendarFeedSchema, feed),
      async handle({ id, caller }) {
        await getCrew(deps.db, id);
        return presentFeed(deps, readCrewCalendarUrl(deps, caller, id));
      },
    }),
    // A calendar program cannot sign in.
    getCalendar: publicEndpoint('get', files.calendar(':name{[\\w-]+\\.ics}'), {
      isForStaff: true,
      summary: 'The schedule for calendar apps',
      description: 'The secret file name grants access.',
      responses: {
        200: { description: 'iCalendar', type: 'text/calendar', headers: ['Content-Disposition'] },
        404: { description: 'No such calendar', type: 'text/html' },
      },
      handle: ({ c }) => respondWithCalendar(deps, c),
    }),
  },
});

const presentFeed = async ({ db }: Pick<Deps, 'db'>, url: Promise<string>) => ({
  url: await url,
  formerLinkEnded: await hadSharedCalendar(db),
});

async function respondWithCalendar(deps: Deps, c: Context): Promise<Response> {
  c.header('Cache-Control', 'private, no-store');
  c.header('X-Robots-Tag', 'noindex, nofollow');
  const secret = (c.req.param('name') ?? '').slice(0, -'.ics'.length);
  const calendar = await findCalendar(deps, secret);
  if (!calendar) return c.notFound();
  const today = calendarDate(deps.clock());
  const { back, ahead } = calendar.days;
  const days = { from: addDays(today, -back), to: addDays(today, ahead) };
  const feed = await readFeed(deps.db, days, calendar.crewId);
  const timeOff = await readTimeOff(deps.db, days, calendar.crewId);
  const profile = await readProfile(deps.db);
  return c.body(calendarText({ feed, timeOff }, profile, deps.config.publicUrl), 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="schedule.ics"',
  });
}
