import { kilobytes } from '#kit/http/body-limit.ts';
import { getLanguage } from '#kit/http/call-language.ts';
import { type ApiSection, publicEndpoint } from '#kit/http/endpoint.ts';
import { formClient } from '#kit/http/form-client.ts';
import { getIdempotency } from '#kit/http/idempotency.ts';
import { created } from '#kit/http/responses.ts';
import { withoutGuard } from '#kit/limits/form-guard.ts';
import { limitVisitor } from '#kit/limits/server/visitor-limits.ts';
import { api } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { quoteSelectionSchema } from '#sales/quotes/quotes.ts';
import { contactAnswerSchema, contactSchema } from '#sales/requests/requests.ts';
import { submitContact } from './contact.service.ts';

export const contactRoutes = (deps: Deps): ApiSection => ({
  tag: 'Leads',
  description: 'New leads. Anyone can send one.',
  bodies: { Contact: contactSchema, QuoteSelection: quoteSelectionSchema },
  responses: { ContactAnswer: contactAnswerSchema },
  endpoints: {
    sendLead: publicEndpoint('post', api.contact, {
      summary: 'Send a contact request or ask for a quote',
      description:
        'Without `quote` it is a contact request, which needs name, email, and phone. With `quote` it is a quote request, which needs only what `contactMethod` requires; its `message`, if any, is added to the notes. The server computes prices and ignores any in the body. Send the total you showed as `expectedTotal`: if prices have changed since, the call fails with 409 and nothing is stored. Without it the quote is stored at current prices, and the response contains its `total`. Each IP address can send 30 leads in ten minutes.',
      isIdempotent: true,
      body: {
        schema: contactSchema,
        limit: kilobytes(64),
        example: {
          firstName: 'Ana',
          lastName: 'Lopez',
          email: 'ana@example.com',
          phone: '(818) 555-0111',
          service: 'carpet',
          message: 'Two rooms, please.',
          source: { utmSource: 'partner', utmCampaign: 'spring' },
        },
      },
      responses: created('Stored; the emails about it are queued', contactAnswerSchema, {
        id: 412,
        quoteId: null,
        total: null,
        quoteUrl: null,
      }),
      errors: ['price-changed', 'too-many-requests'],
      before: (c) => limitVisitor(deps, c, 'lead'),
      handle({ c, body }) {
        // A repeat from another tab is the same lead, even if that tab came from another source.
        const { source, ...content } = withoutGuard(body);
        const once = { ...getIdempotency(c, content), client: formClient(deps, c) };
        return submitContact(deps, body, once, getLanguage(c));
      },
    }),
  },
});
