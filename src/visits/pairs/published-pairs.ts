import * as z from 'zod/mini';
import { serviceCategorySchema } from '#company/catalog/services.ts';
import { optionalText, requiredText } from '#kit/wire/text.ts';

/** How a customer agreed that photos of the home are shown to everyone. */
export const consentWays = ['in-person', 'phone', 'email', 'text', 'paper'] as const;
export type ConsentWay = (typeof consentWays)[number];

export const consentWayLabels: Record<ConsentWay, string> = {
  'in-person': 'In person',
  phone: 'By phone',
  email: 'By email',
  text: 'By text',
  paper: 'On paper',
};

export const pairLimits = { alt: 200, caption: 200 } as const;

const describe = 'Describe what the photo shows';

/** Two photos of one visit for the comparison on the site, with the consent to it. */
export const newPairSchema = z.object({
  beforePhotoId: z.int('Choose a photo'),
  afterPhotoId: z.int('Choose a photo'),
  /** The service page that shows it. */
  category: serviceCategorySchema,
  caption: optionalText(pairLimits.caption),
  /** For those who cannot see the photos. */
  beforeAlt: requiredText(describe, pairLimits.alt),
  afterAlt: requiredText(describe, pairLimits.alt),
  consentBy: requiredText('Enter who agreed', 200),
  consentWay: z.enum(consentWays, 'Choose how the customer agreed'),
  consentDate: z.iso.date('Enter a date as YYYY-MM-DD'),
  agrees: z.literal(true, 'Nothing is published without the customer’s consent'),
});
export type NewPair = z.infer<typeof newPairSchema>;

export const publishedPairSchema = z.object({
  id: z.int(),
  visitId: z.int(),
  beforePhotoId: z.int(),
  afterPhotoId: z.int(),
  category: serviceCategorySchema,
  /** Public copies. */
  beforeUrl: z.string(),
  afterUrl: z.string(),
  caption: z.string(),
  beforeAlt: z.string(),
  afterAlt: z.string(),
  consentBy: z.string(),
  consentWay: z.enum(consentWays),
  consentDate: z.string(),
  publishedBy: z.string(),
  createdAt: z.string(),
});
export type PublishedPair = z.infer<typeof publishedPairSchema>;

/** Public, so nothing about the customer. */
export type ShownPair = Pick<PublishedPair, 'beforeUrl' | 'afterUrl' | 'caption' | 'beforeAlt' | 'afterAlt'>;
