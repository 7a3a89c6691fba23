import {
  type CategoryUpdate,
  type NewCategoryInput,
  wordField,
  wordNames,
} from '#company/categories/categories.ts';
import { parseWords, type StoredCategory } from '#company/profile/category-words.ts';
import type { CategoryRow } from '#kit/db/tables/categories.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { byLanguage, type Language } from '#kit/language/language.ts';
import { freeSlug } from '#kit/wire/slug.ts';
import { listSlugs } from './categories.queries.ts';

type Known = Awaited<ReturnType<typeof listSlugs>>;

/** Categories with the same name in the contact form share its option; each other has one of its own. */
export async function nameContactOption(trx: Trx, id: number): Promise<void> {
  const known = await listSlugs(trx);
  const getName = ({ words }: Known[number]) => parseWords(words).en.contactName.toLowerCase();
  const own = known.find((one) => one.id === id)!;
  const others = known.filter((one) => one.id !== id);
  const shared = others.find((one) => getName(one) === getName(own))?.contactValue;
  const isOwn = own.contactValue !== '' && !others.some((one) => one.contactValue === own.contactValue);
  const contactValue =
    shared ??
    (isOwn
      ? own.contactValue
      : freeSlug(own.slug, (slug) => others.some((one) => one.contactValue === slug)));
  if (contactValue === own.contactValue) return;
  await trx.updateTable('categories').set({ contactValue }).where('id', '=', id).execute();
}

const usualPieces: Record<Language, (noun: string) => string> = {
  en: (noun) => `your ${noun}`,
  es: (noun) => `su ${noun}`,
};

export function newWords(input: NewCategoryInput): StoredCategory['words'] {
  return byLanguage((language) => {
    const name = input[wordField('name', language)]!;
    const noun = input[wordField('noun', language)]!;
    return {
      name,
      noun,
      nouns: input[wordField('nouns', language)]!,
      piece: input[wordField('piece', language)] ?? usualPieces[language](noun),
      contactName: input[wordField('contactName', language)] ?? name,
    };
  });
}

export function changedWords(before: CategoryRow, update: CategoryUpdate): StoredCategory['words'] {
  const stored = parseWords(before.words);
  return byLanguage((language) => ({
    ...stored[language],
    ...Object.fromEntries(
      wordNames.flatMap((name) => {
        const typed = update[wordField(name, language)];
        return typed === undefined ? [] : [[name, typed]];
      }),
    ),
  }));
}
