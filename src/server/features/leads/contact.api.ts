import type { ApiPart } from '#server/http/operation.ts';
import { api } from '#shared/paths.ts';
import { quoteSelectionSchema } from '#shared/quotes.ts';
import { contactAnswerSchema, contactSchema } from '#shared/requests.ts';

export const contactApi: ApiPart = {
  tag: 'Leads',
  description: 'How a lead arrives. Anyone may send one.',
  bodies: { Contact: contactSchema, QuoteSelection: quoteSelectionSchema },
  answers: { ContactAnswer: contactAnswerSchema },
  operations: [
    {
      id: 'sendLead',
      method: 'post',
      path: api.contact,
      summary: 'Send a contact request or ask for a quote',
      description:
        'Without `quote` it is a contact request: name, email address and phone number are needed. With `quote` it is a quote request: only what `contactMethod` needs. Prices are computed here, never taken from the body. Send the total that you showed as `expectedTotal`: where the prices have changed since, the call is refused (409) and nothing is stored. Without it the quote is stored at the present prices, and the answer says its `total`. An address may send 30 leads in ten minutes.',
      access: 'public',
      isOnce: true,
      body: {
        schema: contactSchema,
        limit: '64 kB',
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
      answers: {
        201: {
          description: 'It is stored, and the emails about it are on their way',
          schema: contactAnswerSchema,
          example: { id: 412, quoteId: null, total: null },
        },
      },
      errors: ['price-changed', 'too-many-requests'],
    },
  ],
};
