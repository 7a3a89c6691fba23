import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { ok } from '#kit/http/responses.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { acceptedDays, maxOfToday, todaySchema } from '#office/today/today.ts';
import { presentToday } from './today.service.ts';

export const todayRoutes = (deps: Deps): ApiSection => ({
  tag: 'Today',
  description: 'What waits for the owner.',
  responses: { Today: todaySchema },
  endpoints: {
    getToday: adminEndpoint('get', adminApi.today, {
      summary:
        'Visits of today and tomorrow, leads to answer, and accepted quotes without a visit, and work that no invoice bills',
      description: `At most ${maxOfToday} leads and quotes, those that wait longest first, and how many there are in all. \`promisedBy\` is the \`answerDueAt\` of a lead, and those due earliest come first. Quotes are those accepted within ${acceptedDays} days. \`uninvoiced\` are quotes of which something was added after their invoice was made; \`POST /api/admin/invoices\` bills that. \`news\` are visits booked and quotes decided since yesterday began, one entry for each quote, whose id it has. \`unkeepable\` are booked visits for which their crews no longer have time, since hours, buffer, closures, time off or their calendars changed.`,
      responses: ok('Today', todaySchema),
      handle: () => presentToday(deps),
    }),
  },
});
