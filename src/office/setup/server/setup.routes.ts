import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { ok } from '#kit/http/responses.ts';
import type { Deps } from '#kit/server/deps.ts';
import {
  demoArticlesOfflinePath,
  setupPath,
  setupSchema,
  setupUpdateSchema,
  tradeChoiceSchema,
  tradePath,
} from '#office/setup/setup.ts';
import { chooseTrade } from './choose-trade.ts';
import { readSetup, takeDemoArticlesOffline, updateSetup } from './setup.service.ts';

const example = {
  steps: [
    { step: 'brand' as const, state: 'done' as const },
    { step: 'prices' as const, state: 'kept' as const },
    { step: 'faqs' as const, state: 'open' as const },
  ],
  trades: [
    {
      name: 'window-cleaning' as const,
      title: 'Window cleaning',
      categories: ['Window Cleaning', 'Gutter Cleaning'],
      services: 22,
      isCurrent: false,
    },
  ],
  demoArticles: 8,
  hasMailServer: true,
  hasSentEmail: true,
  isHidden: false,
};

export const setupRoutes = (deps: Deps): ApiSection => ({
  tag: 'Setup',
  description: 'What turns the demo into the owner’s site.',
  bodies: { SetupUpdate: setupUpdateSchema, TradeChoice: tradeChoiceSchema },
  responses: { Setup: setupSchema },
  endpoints: {
    getSetup: adminEndpoint('get', setupPath, {
      summary: 'What is set up, and what is not',
      description: 'A step is `done` if the data show it, and `kept` if the owner keeps the demo’s.',
      responses: ok('All steps', setupSchema, example),
      handle: () => readSetup(deps),
    }),
    updateSetup: adminEndpoint('put', setupPath, {
      summary: 'Keep what the demo has, or hide the list',
      description: 'Send all steps that stay as they are.',
      body: { schema: setupUpdateSchema, example: { kept: ['prices' as const], isHidden: false } },
      responses: ok('All steps', setupSchema),
      handle: ({ body, caller }) => updateSetup(deps, caller, body),
    }),
    chooseTrade: adminEndpoint('post', tradePath, {
      summary: 'Begin with the catalog of a trade',
      description:
        'Its categories, services, texts and questions replace the demo’s, or another trade’s, if those are unchanged. The former categories go to the trash with their services, and the demo’s articles offline. Settings that the owner has entered stay. Once the catalog has entries of the owner’s own, `wrong-state`, and nothing is changed.',
      body: { schema: tradeChoiceSchema, example: { trade: 'house-cleaning' as const } },
      responses: ok('All steps', setupSchema),
      errors: ['wrong-state'],
      async handle({ body, caller }) {
        await chooseTrade(deps, caller, body.trade);
        return readSetup(deps);
      },
    }),
    takeDemoArticlesOffline: adminEndpoint('post', demoArticlesOfflinePath, {
      summary: 'Take the demo’s articles offline',
      description: 'They stay as drafts. One that somebody edited stays online.',
      responses: ok('All steps', setupSchema),
      handle: () => takeDemoArticlesOffline(deps),
    }),
  },
});
