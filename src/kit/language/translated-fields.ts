import { capitalized } from '#kit/text/capitalized.ts';
import { type Translated, translatedLanguages } from './language.ts';
import { languageEntries } from './languages.ts';

type NameIn<Name extends string, Code extends Translated> = `${Name}${Capitalize<Code>}`;

/** `titleEs` for a Spanish `title`. */
export const nameIn = <Name extends string, Code extends Translated>(name: Name, language: Code) =>
  `${name}${capitalized(language)}` as NameIn<Name, Code>;

export type TranslatedFields<Fields> = {
  [Name in keyof Fields & string as NameIn<Name, Translated>]: Fields[Name];
};

/** The fields for each translation, such as `titleEs` for `title`. */
export const translatedFields = <Fields extends object>(
  fields: Fields | ((language: Translated) => Fields),
): TranslatedFields<Fields> =>
  Object.fromEntries(
    translatedLanguages.flatMap((language) =>
      Object.entries(typeof fields === 'function' ? fields(language) : fields).map(([name, value]) => [
        nameIn(name, language),
        value,
      ]),
    ),
  ) as TranslatedFields<Fields>;

export type LongNameIn<Name extends string> =
  `${Name}In${(typeof languageEntries)[Translated]['englishName']}`;

/** `textsInSpanish` for Spanish `texts`. */
export const longNameIn = <Name extends string>(name: Name, language: Translated): LongNameIn<Name> =>
  `${name}In${languageEntries[language].englishName}`;

/** The value for each translation, such as `textsInSpanish` for `texts`. */
export const longFields = <Name extends string, Value>(name: Name, value: Value) =>
  Object.fromEntries(translatedLanguages.map((language) => [longNameIn(name, language), value])) as Record<
    LongNameIn<Name>,
    Value
  >;

/** `Title in Spanish`. */
export const labelIn = (label: string, language: Translated): string =>
  `${label} in ${languageEntries[language].englishName}`;
