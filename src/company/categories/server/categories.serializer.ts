import type { OpenTimes, Span } from '#company/catalog/visit-times.ts';
import { type Category, wordField, wordNames } from '#company/categories/categories.ts';
import { parseWords } from '#company/profile/category-words.ts';
import type { CategoryRow } from '#kit/db/tables/categories.ts';
import { languages } from '#kit/language/language.ts';

export function toCategory(row: CategoryRow): Category {
  const words = parseWords(row.words);
  const times = JSON.parse(row.times) as OpenTimes;
  const page = JSON.parse(row.page) as Partial<Category['page']>;
  const pair = (span: Span | null): [number, number] | null => span && [span.from, span.to];
  return {
    id: row.id,
    slug: row.slug,
    pageSlug: row.pageSlug,
    ...(Object.fromEntries(
      wordNames.flatMap((name) =>
        languages.map((language) => [wordField(name, language), words[language][name]]),
      ),
    ) as Record<ReturnType<typeof wordField>, string>),
    position: row.position,
    isActive: row.isActive === 1,
    icon: row.icon,
    imageUrl: row.imageUrl,
    times: {
      visitHours: pair(times.visitHours),
      dryingHours: pair(times.dryingHours),
      againMonths: pair(times.againMonths),
    },
    page: Object.fromEntries(
      languages.map((language) => [language, page[language] ?? null]),
    ) as Category['page'],
    version: row.version,
  };
}

/** `times` as they are stored. */
export function toStoredTimes({ visitHours, dryingHours, againMonths }: Category['times']): string {
  const span = (pair: [number, number] | null): Span | null => pair && { from: pair[0], to: pair[1] };
  const times: OpenTimes = {
    visitHours: span(visitHours),
    dryingHours: span(dryingHours),
    againMonths: span(againMonths),
  };
  return JSON.stringify(times);
}
