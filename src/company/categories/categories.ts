import * as z from 'zod/mini';
import { byLanguage, languages } from '#kit/language/language.ts';
import { nameIn, translatedFields } from '#kit/language/translated-fields.ts';
import { imageUrlSchema } from '#kit/wire/image-url.ts';
import { requiredText } from '#kit/wire/text.ts';
import { categoryPageSchema } from './category-pages.ts';
import { categorySlugSchema } from './category-slugs.ts';

/** Symbols of `icons.svg` for menus and cards; the first is that of a new category. */
export const categoryIcons = [
  ...['sparkle', 'couch', 'chair', 'carpet', 'mattress', 'brush', 'cloth', 'drop', 'fan', 'germ', 'leaf'],
  ...['moon', 'shield', 'spray', 'vacuum', 'wand', 'wind', 'star'],
] as const;
export type CategoryIcon = (typeof categoryIcons)[number];

export const wordLimits = { name: 60, noun: 40, nouns: 40, piece: 60, contactName: 60 } as const;

const word = (message: string, max: number) =>
  requiredText(message, max).check(z.regex(/^\P{Cc}*$/u, 'This is one line'));

const words = {
  name: word('Enter a name', wordLimits.name),
  noun: word('Enter the word for one', wordLimits.noun),
  nouns: word('Enter the word for several', wordLimits.nouns),
  piece: word('Enter the word with “your”', wordLimits.piece),
  contactName: word('Enter a name for the contact form', wordLimits.contactName),
};

const spanMessage = 'Enter two numbers, the lower one first';

/** `[1, 3]`; null where nothing is said about it. */
const spanSchema = (min: number, max: number, step: number) =>
  z.nullable(
    z
      .tuple(
        [z.number(spanMessage), z.number(spanMessage)].map((figure) =>
          figure.check(
            z.minimum(min, `At least ${min}`),
            z.maximum(max, `At most ${max}`),
            z.multipleOf(step, step === 1 ? 'Enter whole numbers' : 'Enter halves such as 1.5'),
          ),
        ) as [z.ZodMiniNumber, z.ZodMiniNumber],
        spanMessage,
      )
      .check(z.refine(([from, to]) => from <= to, spanMessage)),
  );

const timesSchema = z.object({
  visitHours: z._default(spanSchema(0.5, 24, 0.5), null),
  dryingHours: z._default(spanSchema(0.5, 72, 0.5), null),
  againMonths: z._default(spanSchema(1, 60, 1), null),
});

const pageSchema = z.object(byLanguage(() => z._default(z.nullable(categoryPageSchema), null)));

const iconSchema = z.enum(categoryIcons as readonly [CategoryIcon, ...CategoryIcon[]], 'Choose an icon');

/** A category, with its words in each language. */
export const categorySchema = z.object({
  id: z.int(),
  slug: z.string(),
  pageSlug: z.string(),
  name: z.string(),
  noun: z.string(),
  nouns: z.string(),
  piece: z.string(),
  contactName: z.string(),
  ...translatedFields({
    name: z.string(),
    noun: z.string(),
    nouns: z.string(),
    piece: z.string(),
    contactName: z.string(),
  }),
  position: z.int(),
  isActive: z.boolean(),
  icon: z.string(),
  imageUrl: z.nullable(z.string()),
  times: timesSchema,
  page: pageSchema,
  version: z.int(),
});
export type Category = z.infer<typeof categorySchema>;

/** Slugs come from the name, `contactName` is the name, and the rest is neutral where it is missing. */
export const newCategorySchema = z.object({
  slug: z.optional(categorySlugSchema),
  pageSlug: z.optional(categorySlugSchema),
  name: words.name,
  noun: words.noun,
  nouns: words.nouns,
  piece: z.optional(words.piece),
  contactName: z.optional(words.contactName),
  ...translatedFields({
    name: words.name,
    noun: words.noun,
    nouns: words.nouns,
    piece: z.optional(words.piece),
    contactName: z.optional(words.contactName),
  }),
  isActive: z._default(z.boolean(), true),
  icon: z._default(iconSchema, categoryIcons[0]),
  imageUrl: z._default(imageUrlSchema, null),
  times: z._default(timesSchema, { visitHours: null, dryingHours: null, againMonths: null }),
  page: z._default(
    pageSchema,
    Object.fromEntries(languages.map((language) => [language, null])) as Category['page'],
  ),
});
export type NewCategoryInput = z.infer<typeof newCategorySchema>;

/** Missing fields stay. `version`, if sent, must be the current one. */
export const categoryUpdateSchema = z.extend(
  z.partial(
    z.object({
      slug: categorySlugSchema,
      pageSlug: categorySlugSchema,
      ...words,
      ...translatedFields(words),
      isActive: z.boolean(),
      icon: iconSchema,
      imageUrl: imageUrlSchema,
      times: timesSchema,
      page: pageSchema,
    }),
  ),
  { version: z.optional(z.int()) },
);
export type CategoryUpdate = z.infer<typeof categoryUpdateSchema>;

/** All categories, in the new order. */
export const categoryOrderSchema = z.object({
  ids: z.array(z.int()).check(
    z.minLength(1, 'At least one category'),
    z.maxLength(100, 'At most 100 categories'),
    z.refine((ids) => new Set(ids).size === ids.length, 'List each category only once'),
  ),
});
export type CategoryOrder = z.infer<typeof categoryOrderSchema>;

export const wordNames = ['name', 'noun', 'nouns', 'piece', 'contactName'] as const;
export type WordName = (typeof wordNames)[number];

/** The name of the field of a word, `nounEs` for the Spanish noun. */
export const wordField = (name: WordName, language: (typeof languages)[number]) =>
  language === 'en' ? name : nameIn(name, language);
