import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { ok } from '#kit/http/responses.ts';
import type { Deps } from '#kit/server/deps.ts';
import { siteCopyApi, siteCopySchema } from '#office/copy/site-copy.ts';
import { confirmSite, readSiteCopy } from './site-copy.service.ts';

const here = { origin: 'https://www.example.com', place: '/srv/site/data' };
const example = { isCopy: false, original: here, here, waiting: 0 };

export const siteCopyRoutes = (deps: Deps): ApiSection => ({
  tag: 'Site copy',
  description: 'Whether this site is a copy of another one, which sends nothing.',
  responses: { SiteCopy: siteCopySchema },
  endpoints: {
    getSiteCopy: adminEndpoint('get', siteCopyApi.status, {
      summary: 'Whether this site is a copy',
      description:
        'Data that were restored or copied to another address, folder or database are a copy: emails, texts, alerts and webhooks wait, and nothing is set up at Stripe.',
      responses: ok('This site, and the one that its data belong to', siteCopySchema, example),
      handle: () => readSiteCopy(deps),
    }),
    confirmSite: adminEndpoint('post', siteCopyApi.confirm, {
      summary: 'Say that this is the site now',
      description: 'What waits is sent from here. The same call again changes nothing.',
      responses: ok('This site', siteCopySchema, example),
      async handle({ caller }) {
        const confirmed = await confirmSite(deps, caller);
        deps.wakeOutbox();
        return confirmed;
      },
    }),
  },
});
