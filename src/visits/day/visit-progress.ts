import * as z from 'zod/mini';
import { unitSchema } from '#company/catalog/services.ts';
import { quantityLimits } from '#company/catalog/units.ts';
import { centsSchema } from '#kit/money/money.ts';
import { timeSchema } from '#kit/wire/setting-rules.ts';
import { requiredText } from '#kit/wire/text.ts';
import * as texts from './visit-progress-texts.ts';

export const photoStages = ['before', 'after'] as const;
export type PhotoStage = (typeof photoStages)[number];
export const photoStageLabels: Record<PhotoStage, string> = { before: 'Before', after: 'After' };

const visitFactKinds = ['booked', 'on-the-way', 'started', 'done', 'step', 'note', 'line', 'photo'] as const;
export type VisitFactKind = (typeof visitFactKinds)[number];

export const visitLimits = { photos: 40, note: 2000, facts: 1000 } as const;

/**
 * The phone may have been offline. `seen` is the visit's day and window as the phone knew them; `at` is when it
 * happened, by the phone's clock.
 */
const phoneEntry = {
  at: z.iso.datetime(texts.enterUtc),
  seen: z.object({ date: z.iso.date(texts.enterDate), from: timeSchema, to: timeSchema }),
};
export type SeenSlot = z.infer<(typeof phoneEntry)['seen']>;

/** Something to clean that the customer asked for on the spot. */
const addedLineSchema = z.object({
  /** Null for what the catalog does not have. */
  serviceId: z._default(z.nullable(z.int()), null),
  title: requiredText(texts.whatAdded, 200),
  quantity: z
    .number(texts.howMany)
    .check(
      z.minimum(quantityLimits.hour.min, texts.howMany),
      z.maximum(quantityLimits.sqft.max, texts.howMany),
      z.multipleOf(quantityLimits.hour.step, texts.howMany),
    ),
  /** The unit that the crew read; missing: that of the service, or a piece. */
  unit: z.optional(unitSchema),
  /** In dollars: the price that the customer agreed to. */
  unitPrice: centsSchema,
  /** As the crew read it, for the sum while the line waits; the server has its own. */
  minimumPrice: z.optional(centsSchema),
});
export type AddedLine = z.infer<typeof addedLineSchema>;

const moment = <Kind extends VisitFactKind>(kind: Kind) => ({ kind: z.literal(kind), ...phoneEntry });

export const newVisitFactSchema = z.discriminatedUnion('kind', [
  /** Takes back 'on-the-way' and 'started'. */
  z.object(moment('booked')),
  z.object(moment('on-the-way')),
  z.object(moment('started')),
  z.object(moment('done')),
  z.object({
    ...moment('step'),
    itemId: z.int(),
    text: requiredText(texts.nameStep, 200),
    isDone: z.boolean(),
  }),
  z.object({ ...moment('note'), text: requiredText(texts.enterNote, visitLimits.note) }),
  z.object({
    ...moment('line'),
    line: addedLineSchema,
    agreedBy: requiredText(texts.whoAgreed, 200),
    agrees: z.literal(true, texts.mustAgree),
  }),
]);
export type NewVisitFact = z.infer<typeof newVisitFactSchema>;

const visitFactSchema = z.object({
  id: z.int(),
  kind: z.enum(visitFactKinds),
  /** A note, a step, or what was added. */
  text: z.string(),
  by: z.string(),
  at: z.string(),
  receivedAt: z.string(),
});
export type VisitFact = z.infer<typeof visitFactSchema>;

const visitPhotoSchema = z.object({
  id: z.int(),
  stage: z.enum(photoStages),
  url: z.string(),
  takenAt: z.string(),
});
export type VisitPhoto = z.infer<typeof visitPhotoSchema>;

export const progressShape = {
  /** From the checklists of the services in the quote. */
  /** A step is named by `text`; `label` is how the crew reads it, where it reads another language. */
  steps: z.array(
    z.object({
      itemId: z.int(),
      item: z.string(),
      text: z.string(),
      label: z.optional(z.string()),
      isDone: z.boolean(),
    }),
  ),
  /** In the order of arrival, without steps and photos. */
  facts: z.array(visitFactSchema),
  visitPhotos: z.array(visitPhotoSchema),
};
const progressSchema = z.object(progressShape);
export type VisitProgress = z.infer<typeof progressSchema>;

/** Multipart fields beside the photo. */
export const newVisitPhotoSchema = z.object({
  ...phoneEntry,
  stage: z.enum(photoStages, texts.chooseStage),
});
