import type { ApiPart } from '#server/http/operation.ts';
import { adminApi, files } from '#shared/paths.ts';
import { calendarFeedSchema, scheduleQuerySchema, scheduleSchema } from '#shared/schedule.ts';

const feed = { url: 'https://www.example.com/calendar/4mJ8….ics' };

export const scheduleApi: ApiPart = {
  tag: 'Schedule',
  description: 'Visits by day, and their calendar feed.',
  answers: { Schedule: scheduleSchema },
  operations: [
    {
      id: 'getSchedule',
      method: 'get',
      path: adminApi.schedule,
      summary: 'Visits and wishes of some days',
      description:
        'At most 62 days, both ends included. What is scheduled for no day yet comes with any of them.',
      access: 'admin',
      query: scheduleQuerySchema,
      answers: { 200: { description: 'The days', schema: scheduleSchema } },
    },
    {
      id: 'getCalendarFeed',
      method: 'get',
      path: adminApi.calendarFeed,
      summary: 'The address of the calendar feed',
      access: 'admin',
      answers: {
        200: {
          description: 'Whoever knows it reads the schedule',
          schema: calendarFeedSchema,
          example: feed,
        },
      },
    },
    {
      id: 'replaceCalendarFeed',
      method: 'post',
      path: adminApi.calendarFeed,
      summary: 'Make a new address for the calendar feed',
      access: 'admin',
      answers: { 201: { description: 'The former one is void', schema: calendarFeedSchema, example: feed } },
    },
    {
      id: 'getCalendar',
      method: 'get',
      path: files.calendar(':name'),
      summary: 'The schedule for calendar programs',
      description: 'The secret name is the permission.',
      access: 'public',
      answers: {
        200: { description: 'iCalendar', type: 'text/calendar', headers: ['Content-Disposition'] },
        404: { description: 'No such calendar', type: 'text/html' },
      },
    },
  ],
};
