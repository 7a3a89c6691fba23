import * as z from 'zod/mini';
import { byLanguage } from '#kit/language/language.ts';
import { freeText, requiredText } from '#kit/wire/text.ts';

/** The paths of the pages. */
const legalSlugs = ['privacy-policy', 'terms-of-service', 'service-agreement'] as const;
export type LegalSlug = (typeof legalSlugs)[number];

export const legalLimits = { heading: 120, summary: 600, description: 200, text: 8000, more: 10 } as const;

const sectionSchema = z.object({
  heading: requiredText('Enter a heading', legalLimits.heading),
  /** An empty line ends a paragraph; lines that begin with a hyphen are a list. Empty: the section is not there. */
  text: freeText(legalLimits.text).check(z.trim()),
});
export type OwnLegalSection = z.infer<typeof sectionSchema>;

const summarySchema = z.object({
  summary: requiredText('Enter a summary', legalLimits.summary),
  description: requiredText('Enter a description', legalLimits.description),
});

/**
 * The owner's texts of a legal page in one language. A section that is null or absent has the usual text. Words in
 * braces, such as `{legalName}`, are facts of Settings.
 */
export const legalPageSchema = z.object({
  top: z._default(z.nullable(summarySchema), null),
  /** By the `id` of the usual one. */
  sections: z._default(
    z.record(z.string().check(z.regex(/^[a-z-]{1,40}$/, 'No such section')), z.nullable(sectionSchema)),
    {},
  ),
  /** Further sections, after the usual ones. */
  more: z
    ._default(z.array(sectionSchema), [])
    .check(z.maxLength(legalLimits.more, `At most ${legalLimits.more} sections`)),
});
export type OwnLegalPage = z.infer<typeof legalPageSchema>;

const pageSchema = z.object(byLanguage(() => z._default(z.nullable(legalPageSchema), null)));

const usualSchema = z.object({
  title: z.string(),
  top: z.object({ summary: z.string(), description: z.string() }),
  sections: z.array(z.object({ id: z.string(), heading: z.string(), text: z.string() })),
});
export type UsualLegalPage = z.infer<typeof usualSchema>;

/** `usual` is what stands where the owner has no text, with the words in braces. */
export const legalRecordSchema = z.object({
  id: z.int(),
  slug: z.enum(legalSlugs),
  page: pageSchema,
  usual: z.object(byLanguage(() => usualSchema)),
  version: z.int(),
});
export type LegalRecord = z.infer<typeof legalRecordSchema>;

/** `version`, if sent, must be the current one. */
export const legalUpdateSchema = z.object({ page: pageSchema, version: z.optional(z.int()) });
export type LegalUpdate = z.infer<typeof legalUpdateSchema>;
