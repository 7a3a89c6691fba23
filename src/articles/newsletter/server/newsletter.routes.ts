import { newsletterSchema, subscriberSchema } from '#articles/newsletter/newsletter.ts';
import { newsletterWords } from '#articles/newsletter/newsletter-words.ts';
import { sendingSchema } from '#articles/newsletter/sendings.ts';
import { kilobytes } from '#kit/http/body-limit.ts';
import { getLanguage } from '#kit/http/call-language.ts';
import { type ApiSection, publicEndpoint } from '#kit/http/endpoint.ts';
import { limitVisitor } from '#kit/limits/server/visitor-limits.ts';
import { api } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { messageSchema } from '#kit/wire/responses.ts';
import { subscribe } from './newsletter.service.ts';
import { sendingEndpoints } from './sendings.routes.ts';
import { subscriberEndpoints } from './subscribers.routes.ts';

export const newsletterRoutes = (deps: Deps): ApiSection => ({
  tag: 'Newsletter',
  description: 'Sign-ups, confirmed by email, and articles that are sent to those who confirmed.',
  bodies: { SignUp: newsletterSchema },
  responses: { Subscriber: subscriberSchema, Sending: sendingSchema },
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
        return { message: newsletterWords[language].newsletterPages.sent.text };
      },
    }),
    ...subscriberEndpoints(deps),
    ...sendingEndpoints(deps),
  },
});
