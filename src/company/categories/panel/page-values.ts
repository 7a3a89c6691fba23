import type { Category } from '#company/categories/categories.ts';
import { wordField, wordNames } from '#company/categories/categories.ts';
import { type CategoryPage, categoryPageSchema, pageLimits } from '#company/categories/category-pages.ts';
import { neutralPage as spanish } from '#company/categories/neutral-page-texts.es.ts';
import { neutralPage as english, type PageTexts } from '#company/categories/neutral-page-texts.ts';
import type { CategoryWords } from '#company/profile/category-words.ts';
import { byLanguage, type Language, languages } from '#kit/language/language.ts';
import type { FieldErrors } from '#kit/panel/editing/field-errors.ts';
import { languageLabels } from '#kit/panel/language-labels.ts';

export type SectionName = keyof CategoryPage;

/** The texts of each section, in each language. */
export type PageValues = { [Name in SectionName]: Record<Language, CategoryPage[Name]> };

interface SectionField {
  name: string;
  label: string;
  maxLength: number;
  rows?: number;
}

const eyebrow = { name: 'eyebrow', label: 'Line above the heading', maxLength: pageLimits.line };
const heading = { name: 'heading', label: 'Heading', maxLength: pageLimits.line };
const text = { name: 'text', label: 'Text', maxLength: pageLimits.text, rows: 4 };
const button = { name: 'button', label: 'Button', maxLength: pageLimits.line };
export const headingFields: readonly SectionField[] = [eyebrow, heading, text];

/** The sections in the order of the page, and then where else its texts stand. */
export const pageSections: Record<SectionName, { label: string; hint: string; fields: SectionField[] }> = {
  hero: {
    label: 'Top of the page',
    hint: 'The first words, beside the picture',
    fields: [eyebrow, heading, text, button],
  },
  prices: { label: 'Prices', hint: 'Above the cards of your services', fields: [eyebrow, heading, text] },
  addOns: { label: 'Add-ons', hint: 'Above the small extras', fields: [text] },
  steps: {
    label: 'Steps',
    hint: 'How the work goes',
    fields: [
      eyebrow,
      heading,
      text,
      { name: 'example', label: 'Service with these minutes', maxLength: pageLimits.line },
    ],
  },
  points: { label: 'Your own sections', hint: 'Anything else that customers should know', fields: [] },
  beforeAfter: {
    label: 'Before and after',
    hint: 'Shown where there is a pair of pictures',
    fields: [eyebrow, heading, text],
  },
  reviews: { label: 'Reviews', hint: 'Above what customers say', fields: [eyebrow, heading] },
  areas: { label: 'Where you work', hint: 'Beside the map or the cities', fields: [eyebrow, heading, text] },
  closing: { label: 'Closing', hint: 'The last words, with a button', fields: [heading, text, button] },
  home: {
    label: 'On the home page',
    hint: 'Its card, and the word that is typed in the picture',
    fields: [
      { ...text, label: 'Text of the card' },
      { name: 'typed', label: 'Typed word', maxLength: 40 },
    ],
  },
  search: {
    label: 'In search results',
    hint: 'As Google and others show the page',
    fields: [
      { name: 'title', label: 'Title', maxLength: pageLimits.search.title },
      { name: 'description', label: 'Description', maxLength: pageLimits.search.description, rows: 3 },
    ],
  },
};

export const sectionNames = Object.keys(pageSections) as SectionName[];

export const pageSnapshot = ({ page, version }: Category): { values: PageValues; version: number } => ({
  values: bySection((name) =>
    byLanguage((language) => page[language]?.[name] ?? (name === 'points' ? [] : null)),
  ) as PageValues,
  version,
});

export const pageBody = (values: PageValues) => ({
  page: byLanguage((language) => {
    const page = pageIn(values, language);
    return sectionNames.some((name) => isWritten(page[name])) ? page : null;
  }),
});

/** Without the empty lines of advice. */
function pageIn(values: PageValues, language: Language): CategoryPage {
  const page = bySection((name) => values[name][language]) as CategoryPage;
  const points = page.points.map((section) => ({
    ...section,
    advice: section.advice.filter((line) => line.trim() !== ''),
  }));
  return { ...page, points };
}

/** The texts as they may be shown: a section with an error is neutral until it is mended. */
export function shownPage(values: PageValues, language: Language): Partial<CategoryPage> {
  const page = pageIn(values, language);
  const entries = sectionNames.map((name) => {
    const section = page[name];
    return [name, categoryPageSchema.shape[name].safeParse(section).success ? section : undefined];
  });
  return Object.fromEntries(entries);
}

export const isWritten = (section: CategoryPage[SectionName]): boolean =>
  Array.isArray(section) ? section.length > 0 : section !== null;

/** `page.en.hero.heading` belongs to `hero.en.heading`. */
export const placePageErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [, language, name, ...rest] = path.split('.');
      return [name ? [name, language, ...rest].join('.') : path, message];
    }),
  );

export const pageFormLabels = {
  labels: bySection((name) => pageSections[name].label),
  texts: bySection(
    (name) => (values: PageValues) =>
      languages
        .map((language) => `${languageLabels[language]}: ${summary(values[name][language])}`)
        .join('\n'),
  ),
};

const summary = (section: CategoryPage[SectionName]) =>
  isWritten(section) ? listTexts(section).join(' · ') : 'nothing of your own';

const listTexts = (part: unknown): string[] => {
  if (typeof part === 'string') return part === '' ? [] : [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(listTexts) : [];
};

const neutral: Record<Language, (words: CategoryWords) => PageTexts> = { en: english, es: spanish };

/** The texts that stand where a section is empty. */
export function neutralTexts(category: Category, language: Language): PageTexts {
  const words = Object.fromEntries(wordNames.map((name) => [name, category[wordField(name, language)]]));
  return neutral[language](words as unknown as CategoryWords);
}

function bySection<Value>(make: (name: SectionName) => Value) {
  return Object.fromEntries(sectionNames.map((name) => [name, make(name)])) as Record<SectionName, Value>;
}
