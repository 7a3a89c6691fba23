import * as z from 'zod/mini';
import { freeText, requiredText, trimmedText } from '#kit/wire/text.ts';

/** The icons of steps and points, symbols of `icons.svg`. */
const pageIcons = [
  ...['brush', 'calendar', 'check', 'clock', 'cloth', 'drop', 'fan', 'germ', 'leaf', 'mite', 'moon'],
  ...['search', 'shield', 'sparkle', 'spray', 'vacuum', 'wand', 'wind'],
] as const;
type PageIcon = (typeof pageIcons)[number];

const iconSchema = z.enum(pageIcons as readonly [PageIcon, ...PageIcon[]], 'Choose an icon');
const short = trimmedText(120);
const long = freeText(600).check(z.trim());
const heading = requiredText('Enter a heading', 120);

const section = { eyebrow: short, heading, text: long };

const atMost = 8;

const stepsSchema = z
  .array(
    z.object({
      title: requiredText('Enter a title', 80),
      text: long,
      minutes: z.nullable(z.int().check(z.minimum(1, 'At least 1'), z.maximum(1440, 'At most 1440'))),
      icon: iconSchema,
    }),
  )
  .check(z.minLength(1, 'Add at least one step'), z.maxLength(atMost, `At most ${atMost} steps`));

const pointsSchema = z
  .array(z.object({ title: requiredText('Enter a title', 80), text: long, icon: iconSchema }))
  .check(z.minLength(1, 'Add at least one point'), z.maxLength(atMost, `At most ${atMost} points`));

/** Null or absent: the section has a text made of the words of the category, or is not there. */
const own = <Section extends z.ZodMiniType>(schema: Section) => z._default(z.nullable(schema), null);

/** The owner's texts of a category's page in one language, section by section. */
export const categoryPageSchema = z.object({
  hero: own(z.object({ ...section, button: short })),
  prices: own(z.object(section)),
  addOns: own(z.object({ text: long })),
  steps: own(z.object({ ...section, steps: stepsSchema })),
  points: own(z.object({ ...section, points: pointsSchema })),
  beforeAfter: own(z.object(section)),
  reviews: own(z.object({ eyebrow: short, heading })),
  areas: own(z.object({ ...section })),
  closing: own(z.object({ heading, text: long, button: short })),
});
export type CategoryPage = z.infer<typeof categoryPageSchema>;
