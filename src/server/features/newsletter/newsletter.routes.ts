import type { Deps } from '#server/deps.ts';
import { limitVisitor } from '#server/features/public-forms/visitor-limits.ts';
import { kilobytes } from '#server/http/body-limit.ts';
import { getLanguage } from '#server/http/call-language.ts';
import { type ApiSection, publicEndpoint } from '#server/http/endpoint.ts';
import * as spanish from '#shared/content/pages/newsletter.es.ts';
import * as english from '#shared/content/pages/newsletter.ts';
import { newsletterSchema, subscriberSchema } from '#shared/newsletter.ts';
import { api } from '#shared/paths.ts';
import { messageSchema } from '#shared/responses.ts';
import { subscribe } from './newsletter.service.ts';
import { subscriberEndpoints } from './subscribers.routes.ts';

export const newsletterRoutes = (deps: Deps): ApiSection => ({
  tag: 'Newsletter',
  description: 'Sign-ups, confirmed by email.',
  bodies: { SignUp: newsletterSchema },
  responses: { Subscriber: subscriberSchema },
  endpoints: {
    signUp: publicEndpoint('post', api.newsletter, {
      summary: 'Sign up an email address',
      description:
        'The response is the same whether or not the address is known; its owner has to confirm. Each IP address can send 10 sign-ups in ten minutes.',
      body: {
        schema: newsletterSchema,
        limit: kilobytes(4),
        example: { email: 'ana@example.com', source: 'partner' },
      },
      responses: { 202: { description: 'An email is on its way', schema: messageSchema } },
      errors: ['too-many-requests'],
      before: (c) => limitVisitor(deps, c, 'sign-up'),
      async handle({ body, c }) {
        const language = getLanguage(c);
        await subscribe(deps, body, language);
        return { message: { en: english, es: spanish }[language].newsletterPages.sent.text };
      },
    }),
    ...subscriberEndpoints(deps),
  },
});
