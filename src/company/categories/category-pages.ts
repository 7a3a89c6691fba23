import * as z from 'zod/mini';
import { type Language, languages } from '#kit/language/language.ts';
import { freeText, requiredText, trimmedText } from '#kit/wire/text.ts';

/** The icons of steps and points, symbols of `icons.svg`. */
export const pageIcons = [
  ...['brush', 'calendar', 'check', 'clock', 'cloth', 'drop', 'fan', 'germ', 'leaf', 'mite', 'moon'],
  ...['search', 'shield', 'sparkle', 'spray', 'vacuum', 'wand', 'wind'],
] as const;
export type PageIcon = (typeof pageIcons)[number];

/** How a section with points looks: with icons, with large letters, as parts of an hour, as a story, or beside a call for help. */
export const pointLooks = ['icons', 'icons-dark', 'marks', 'clock', 'story', 'call'] as const;
export type PointLook = (typeof pointLooks)[number];

export const pagePlaces = ['steps', 'reviews'] as const;

export const pageLimits = {
  line: 120,
  title: 80,
  text: 600,
  story: 2000,
  mark: 4,
  items: 8,
  sections: 6,
  search: { title: 90, description: 200 },
} as const;

const iconSchema = z.enum(pageIcons as readonly [PageIcon, ...PageIcon[]], 'Choose an icon');
const short = z._default(trimmedText(pageLimits.line), '');
const long = z._default(freeText(pageLimits.text).check(z.trim()), '');
const heading = requiredText('Enter a heading', pageLimits.line);
const title = requiredText('Enter a title', pageLimits.title);
const minutes = z._default(
  z.nullable(z.int('Enter whole minutes').check(z.minimum(1, 'At least 1'), z.maximum(1440, 'At most 1440'))),
  null,
);

const section = { eyebrow: short, heading, text: long };

const itemList = <Item extends z.ZodMiniType>(item: Item, noun: string) =>
  z
    .array(item)
    .check(
      z.minLength(1, `Add at least one ${noun}`),
      z.maxLength(pageLimits.items, `At most ${pageLimits.items} ${noun}s`),
    );

const stepsSchema = z.object({
  ...section,
  example: short,
  steps: itemList(z.object({ title, text: long, minutes, icon: iconSchema }), 'step'),
});

const pointsSchema = z.object({
  ...section,
  anchor: z._default(z.string().check(z.regex(/^[a-z0-9-]{0,40}$/, 'Use small letters and hyphens')), ''),
  look: z._default(z.enum(pointLooks, 'Choose a look'), 'icons'),
  place: z._default(z.enum(pagePlaces, 'Choose a place'), 'steps'),
  city: short,
  isForEmergencies: z._default(z.boolean(), false),
  example: short,
  points: itemList(
    z.object({
      title,
      text: z._default(freeText(pageLimits.story).check(z.trim()), ''),
      icon: z._default(iconSchema, 'check'),
      mark: z._default(trimmedText(pageLimits.mark), ''),
      minutes,
    }),
    'point',
  ),
  note: long,
  adviceHeading: short,
  advice: z
    ._default(z.array(requiredText('Enter the advice', pageLimits.line)), [])
    .check(z.maxLength(pageLimits.items, `At most ${pageLimits.items} lines`)),
});

/** Null or absent: the section has a text made of the words of the category, or is not there. */
const own = <Section extends z.ZodMiniType>(schema: Section) => z._default(z.nullable(schema), null);

/**
 * The owner's texts of a category's page in one language, section by section. Words in braces, such as `{city}` and
 * `{dryIn}`, are facts of Settings; a part in brackets is left out while a fact in it is unknown.
 */
export const categoryPageSchema = z.object({
  search: own(
    z.object({
      title: requiredText('Enter a title', pageLimits.search.title),
      description: requiredText('Enter a description', pageLimits.search.description),
    }),
  ),
  home: own(z.object({ text: long, typed: z._default(trimmedText(40), '') })),
  hero: own(z.object({ ...section, button: short })),
  prices: own(z.object(section)),
  addOns: own(z.object({ text: long })),
  steps: own(stepsSchema),
  points: z
    ._default(z.array(pointsSchema), [])
    .check(z.maxLength(pageLimits.sections, `At most ${pageLimits.sections} sections`)),
  beforeAfter: own(z.object(section)),
  reviews: own(z.object({ eyebrow: short, heading })),
  areas: own(z.object(section)),
  closing: own(z.object({ heading, text: long, button: short })),
});
export type CategoryPage = z.infer<typeof categoryPageSchema>;
export type PointSection = CategoryPage['points'][number];

/** Sent by the editor of a page for a preview: `page` is the JSON of the texts in that language. */
export const pagePreviewSchema = z.object({
  id: z.coerce.number().check(z.int()),
  language: z.enum(languages as [Language, ...Language[]]),
  page: z.string(),
});
