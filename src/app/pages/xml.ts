import { findEntry } from '#kit/text/find-entry.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 cannot hold all characters; the others are left out. */
export const withoutOddCharacters = (text: string): string =>
  text.toWellFormed().replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');

/** Text as it may stand between tags or in double quotes. */
export const xmlText = (text: string): string =>
  withoutOddCharacters(text).replace(/[&<>"]/g, (character) => findEntry(entities, character)!);

export const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;
