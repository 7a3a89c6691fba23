import {
  type Category,
  type CategoryIcon,
  categoryIcons,
  type WordName,
  wordField,
  wordNames,
} from '#company/categories/categories.ts';
import { numberIn } from '#company/settings/panel/settings-values.ts';
import { spans } from '#company/settings/panel/time-fields.tsx';
import type { TypedTimesOfCategory } from '#company/settings/panel/typed-times.ts';
import { languages } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';

type WordField = ReturnType<typeof wordField>;

export interface CategoryValues extends Record<WordField, string> {
  pageSlug: string;
  icon: CategoryIcon;
  /** The empty text for none. */
  imageUrl: string;
  times: TypedTimesOfCategory;
  isActive: boolean;
}

const wordLabels: Record<WordName, string> = {
  name: 'Name',
  noun: 'Word for one',
  nouns: 'Word for several',
  piece: 'With “your”',
  contactName: 'In the contact form',
};

const byWord = <Value>(
  make: (field: WordField, name: WordName, language: (typeof languages)[number]) => Value,
) =>
  Object.fromEntries(
    languages.flatMap((language) =>
      wordNames.map((name) => {
        const field = wordField(name, language);
        return [field, make(field, name, language)];
      }),
    ),
  ) as Record<WordField, Value>;

export const emptyCategory: CategoryValues = {
  ...byWord(() => ''),
  pageSlug: '',
  icon: categoryIcons[0] as CategoryIcon,
  imageUrl: '',
  times: typedTimes({ visitHours: null, dryingHours: null, againMonths: null }),
  isActive: true,
};

export const categorySnapshot = (category: Category): { values: CategoryValues; version: number } => ({
  values: {
    ...byWord((field) => category[field]),
    pageSlug: category.pageSlug,
    icon: category.icon as CategoryIcon,
    imageUrl: category.imageUrl ?? '',
    times: typedTimes(category.times),
    isActive: category.isActive,
  },
  version: category.version,
});

/** Not checked yet: text that is no number becomes NaN, which the schema refuses. */
export const categoryBody = ({ times, imageUrl, ...values }: CategoryValues) => ({
  ...values,
  imageUrl: imageUrl.trim() || null,
  times: eachTime((name) => {
    const { from, to } = times[name];
    return from.trim() === '' && to.trim() === '' ? null : [numberIn(from), numberIn(to)];
  }),
});

/** Empty words are made from the others. */
export const newCategoryBody = (values: CategoryValues) =>
  Object.fromEntries(
    Object.entries(categoryBody(values)).filter(
      ([name, value]) => value !== '' || !/^(piece|contactName|pageSlug)/.test(name),
    ),
  );

function typedTimes(times: Category['times']): TypedTimesOfCategory {
  return eachTime((name) => {
    const [from, to] = times[name] ?? [];
    return { from: String(from ?? ''), to: String(to ?? '') };
  });
}

function eachTime<Value>(make: (name: keyof Category['times']) => Value) {
  return {
    visitHours: make('visitHours'),
    dryingHours: make('dryingHours'),
    againMonths: make('againMonths'),
  };
}

export const categoryFormLabels = {
  labels: {
    ...byWord((_, name, language) =>
      language === 'en'
        ? wordLabels[name]
        : `${wordLabels[name]}, in ${languageEntries[language].englishName}`,
    ),
    pageSlug: 'Address of its page',
    icon: 'Icon',
    imageUrl: 'Picture',
    times: 'Times',
    isActive: 'On your website',
  },
  texts: {
    times: ({ times }: CategoryValues) =>
      spans
        .map(({ name, label }) => {
          const { from, to } = times[name];
          return `${label}: ${from || to ? `${from} to ${to}` : 'not named'}`;
        })
        .join('\n'),
    isActive: ({ isActive }: CategoryValues) => (isActive ? 'yes' : 'no'),
  },
};
