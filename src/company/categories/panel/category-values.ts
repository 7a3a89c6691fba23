import {
  type Category,
  type CategoryIcon,
  categoryIcons,
  type WordName,
  wordField,
  wordNames,
} from '#company/categories/categories.ts';
import { languages } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';

type WordField = ReturnType<typeof wordField>;

export interface CategoryValues extends Record<WordField, string> {
  pageSlug: string;
  icon: CategoryIcon;
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
  isActive: true,
};

export const categorySnapshot = (category: Category): { values: CategoryValues; version: number } => ({
  values: {
    ...byWord((field) => category[field]),
    pageSlug: category.pageSlug,
    icon: category.icon as CategoryIcon,
    isActive: category.isActive,
  },
  version: category.version,
});

/** Empty words are made from the others. */
export function newCategoryBody(values: CategoryValues) {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== '' || !/^(piece|contactName|pageSlug)/.test(name),
    ),
  );
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
    isActive: 'On your website',
  },
  texts: {
    isActive: ({ isActive }: CategoryValues) => (isActive ? 'yes' : 'no'),
  },
};
