import { mayDo, staff } from '#kit/access/roles.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { ok } from '#kit/http/responses.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { notFound } from '#kit/server/errors.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import { crewDays } from '#visits/crews/crew-visits.ts';
import { routeDaySchema, routeOrderSchema, routeSchema } from '#visits/route/route.ts';
import { fixRoute, freeRoute, presentRoute } from './route.service.ts';

const route = {
  stops: [
    { visitId: 7, arriveAt: '08:00', driveMinutes: null },
    { visitId: 9, arriveAt: '10:12', driveMinutes: 14 },
  ],
  mapsUrl: 'https://www.google.com/maps/dir/?api=1&destination=…',
  isFixed: false,
};

export const routeRoutes = (deps: Deps): ApiSection => ({
  tag: 'Order of a day',
  description:
    'In which order a crew drives to its visits: with the least driving that keeps every window, unless the office fixed another. `date` is today by default.',
  responses: { Route: routeSchema },
  endpoints: {
    getRoute: adminEndpoint('get', visitApi.crewDay(':id'), {
      summary: 'The order of a crew’s day',
      description: 'A crew member gets that of the own crew, on the days of its visits.',
      query: routeDaySchema,
      responses: ok('The stops', routeSchema, route),
      handle({ id, query, caller: { user } }) {
        const today = calendarDate(deps.clock());
        const { date = today } = query;
        const isSeen = date >= addDays(today, -crewDays.back) && date <= addDays(today, crewDays.ahead);
        if (!mayDo(user.role, staff) && (user.crewId !== id || !isSeen)) throw notFound('This crew');
        return presentRoute(deps, { crewId: id, date });
      },
    }),
    fixRoute: adminEndpoint('put', visitApi.crewDay(':id'), {
      summary: 'Fix another order',
      description: 'Each visit of the day once, cancelled and missed ones aside. Windows may be missed.',
      query: routeDaySchema,
      body: { schema: routeOrderSchema, example: { visitIds: [9, 7] } },
      responses: ok('The stops', routeSchema, { ...route, isFixed: true }),
      handle: ({ id, query, body }) =>
        fixRoute(deps, { crewId: id, date: query.date ?? calendarDate(deps.clock()) }, body.visitIds),
    }),
    freeRoute: adminEndpoint('delete', visitApi.crewDay(':id'), {
      summary: 'Return to the order with the least driving',
      query: routeDaySchema,
      responses: ok('The stops', routeSchema, route),
      handle: ({ id, query }) =>
        freeRoute(deps, { crewId: id, date: query.date ?? calendarDate(deps.clock()) }),
    }),
  },
});
