import {
  type LegalRecord,
  legalLimits,
  legalPageSchema,
  type OwnLegalPage,
  type OwnLegalSection,
} from '#company/legal/legal-pages.ts';
import { byLanguage, type Language, languages } from '#kit/language/language.ts';
import type { FieldErrors } from '#kit/panel/editing/field-errors.ts';
import { languageLabels } from '#kit/panel/language-labels.ts';
import { findEntry } from '#kit/text/find-entry.ts';

type Top = NonNullable<OwnLegalPage['top']>;

/** `top`, each section by its id, and `more`. */
export type LegalValues = Record<string, Record<Language, Top | OwnLegalSection | OwnLegalSection[] | null>>;

export const topFields = [
  { name: 'summary', label: 'In short', maxLength: legalLimits.summary, rows: 4 },
  {
    name: 'description',
    label: 'Description for search engines',
    maxLength: legalLimits.description,
    rows: 3,
  },
];

export const sectionFields = [
  { name: 'heading', label: 'Heading', maxLength: legalLimits.heading },
  { name: 'text', label: 'Text', maxLength: legalLimits.text, rows: 12 },
];

interface LegalSectionInfo {
  name: string;
  label: string;
  hint: string;
}

/** The sections in the order of the page; last those that Settings hide at present. */
export function listLegalSections({ page, usual }: LegalRecord): LegalSectionInfo[] {
  const shown = usual.en.sections.map(({ id, heading }) => ({ name: id, label: heading, hint: '' }));
  const written = languages.flatMap((language) => Object.entries(page[language]?.sections ?? {}));
  const hidden = new Map(
    written.flatMap(([id, section]) =>
      section && !shown.some(({ name }) => name === id) ? [[id, section.heading] as const] : [],
    ),
  );
  return [
    { name: 'top', label: 'In short', hint: 'Above the sections' },
    ...shown,
    ...[...hidden].map(([name, label]) => ({
      name,
      label,
      hint: 'Hidden while Settings say that you don’t offer it',
    })),
    { name: 'more', label: 'Your own sections', hint: 'After the others' },
  ];
}

export const legalSnapshot = (record: LegalRecord): { values: LegalValues; version: number } => ({
  values: Object.fromEntries(
    listLegalSections(record).map(({ name }) => [
      name,
      byLanguage((language) => getSection(record.page[language], name)),
    ]),
  ),
  version: record.version,
});

function getSection(page: OwnLegalPage | null, name: string) {
  if (name === 'more') return page?.more ?? [];
  return (name === 'top' ? page?.top : findEntry(page?.sections ?? {}, name)) ?? null;
}

export const legalBody = (values: LegalValues) => ({
  page: byLanguage((language) => {
    const page = legalPageIn(values, language);
    const isWritten = page.top || page.more.length > 0 || Object.keys(page.sections).length > 0;
    return isWritten ? page : null;
  }),
});

function legalPageIn(values: LegalValues, language: Language): OwnLegalPage {
  const { top, more, ...sections } = Object.fromEntries(
    Object.entries(values).map(([name, texts]) => [name, texts[language]]),
  );
  return {
    top: (top ?? null) as Top | null,
    sections: Object.fromEntries(
      Object.entries(sections).filter(([, section]) => section !== null),
    ) as OwnLegalPage['sections'],
    more: more as OwnLegalSection[],
  };
}

/** The texts as they may be shown: a section with an error has the usual text until it is mended. */
export function shownLegalPage(values: LegalValues, language: Language): OwnLegalPage {
  const { top, sections, more } = legalPageIn(values, language);
  const { shape } = legalPageSchema;
  return {
    top: shape.top.safeParse(top).success ? top : null,
    sections: Object.fromEntries(
      Object.entries(sections).filter(([id, section]) => shape.sections.safeParse({ [id]: section }).success),
    ),
    more: more.filter((section) => shape.more.safeParse([section]).success),
  };
}

/** `page.en.sections.photos.text` belongs to `photos.en.text`, `page.en.top.summary` to `top.en.summary`. */
export const placeLegalErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [, language, part, ...rest] = path.split('.');
      const [name, ...others] = part === 'sections' ? rest : [part, ...rest];
      return [name ? [name, language, ...others].join('.') : path, message];
    }),
  );

export function legalFormLabels(record: LegalRecord) {
  const sections = listLegalSections(record);
  const text = (name: string) => (values: LegalValues) =>
    languages
      .map((language) => `${languageLabels[language]}: ${summary(findEntry(values, name)?.[language])}`)
      .join('\n');
  return {
    labels: Object.fromEntries(sections.map(({ name, label }) => [name, label])),
    texts: Object.fromEntries(sections.map(({ name }) => [name, text(name)])),
  };
}

const summary = (section: LegalValues[string][Language] | undefined) =>
  [section]
    .flat()
    .flatMap((part) => Object.values(part ?? {}))
    .join(' · ') || 'nothing of your own';

export const isWritten = (section: LegalValues[string][Language]): boolean =>
  Array.isArray(section) ? section.length > 0 : section !== null;
