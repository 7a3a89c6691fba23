import { findEntry } from './find-entry.ts';

type Values = Readonly<Record<string, string | number | undefined>>;

/** A text with values in place of `{name}`; of an object or a list, all texts in it. Functions stay as they are. */
export function filledText<Texts>(texts: Texts, values: Values): Texts;
export function filledText(texts: unknown, values: Values): unknown {
  if (typeof texts === 'string') {
    return texts.replace(/\{(\w+)\}/g, (whole, name: string) => String(findEntry(values, name) ?? whole));
  }
  if (Array.isArray(texts)) return texts.map((text) => filledText(text, values));
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, filledText(text, values)]));
}
