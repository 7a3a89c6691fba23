import { findEntry } from './find-entry.ts';

type Values = Readonly<Record<string, string | number | undefined>>;

/** A text with values in place of `{name}`; of an object or a list, all texts in it. Functions stay as they are. */
export const filledText = <Texts>(texts: Texts, values: Values): Texts =>
  changedTexts(texts, (text) => filled(text, values));

/** The same, where a part in brackets is left out while a value that it names is unknown: `dry[ in {hours} hours]`. */
export const filledParts = <Texts>(texts: Texts, values: Values): Texts =>
  changedTexts(texts, (text) =>
    filled(
      text.replace(/\[([^[\]]*)\]/g, (whole, part: string) => {
        const names = [...part.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
        if (names.length === 0 || !names.every((name) => Object.hasOwn(values, name))) return whole;
        return names.every((name) => findEntry(values, name) !== undefined) ? part : '';
      }),
      values,
    ),
  );

const filled = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(findEntry(values, name) ?? whole));

function changedTexts<Texts>(texts: Texts, change: (text: string) => string): Texts;
function changedTexts(texts: unknown, change: (text: string) => string): unknown {
  if (typeof texts === 'string') return change(texts);
  if (Array.isArray(texts)) return texts.map((text) => changedTexts(text, change));
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, changedTexts(text, change)]));
}
