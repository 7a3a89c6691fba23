import { listTitlesIn } from '#company/catalog/server/services.queries.ts';
import type { Db } from '#kit/db/open.ts';
import type { Language } from '#kit/language/language.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';
import { quoteTitle } from './quote-title.ts';
import type { QuoteWithItems } from './quotes.queries.ts';

/**
 * The lines with the titles that a customer reads. A line whose title is not that of a service, because staff wrote it or
 * renamed the service since, keeps its own.
 */
export async function linesIn<Lines extends { items: readonly { title: string }[] }>(
  db: Db,
  language: Language,
  lines: Lines,
): Promise<Lines> {
  if (language === 'en') return lines;
  const titles = await listTitlesIn(
    db,
    language,
    lines.items.map(({ title }) => title),
  );
  return {
    ...lines,
    items: lines.items.map((item) => ({ ...item, title: titles.get(item.title) ?? item.title })),
  };
}

/** The quote as an email or text to its customer names it. */
export async function quoteIn(db: Db, language: Language, quote: QuoteWithItems): Promise<QuoteWithItems> {
  if (language === 'en' || quote.items.length === 0) return quote;
  const translated = await linesIn(db, language, quote);
  return { ...translated, serviceTitle: quoteTitle(translated.items, customerWords[language]) };
}
