import { unitWords } from '#company/catalog/unit-words.ts';
import { lineTitle, type Unit } from '#company/catalog/units.ts';
import { type Language, pathIn } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';
import { exactDollars } from '#kit/money/money.ts';
import { fullName } from '#kit/text/person.ts';
import { dateFormat } from '#kit/time/dates.ts';
import type { TemplateValues } from './message-templates.ts';

/** For messages to the customer. */
export interface QuoteSummary {
  items: { title: string; quantity: number; unit: Unit }[];
  /** In dollars. */
  estimatedPrice: string | null;
  preferredDate: string | null;
  pagePath: string | null;
}

export interface Addressee {
  firstName: string;
  lastName: string;
  quote?: QuoteSummary | null;
}

interface Sender {
  /** Its name. */
  business: string;
  origin: string;
  phone: string;
  moreItems?: (count: number) => string;
  /** The customer's. */
  language?: Language;
}

/** A longer list would not fit into a text message. */
const maxItems = 4;

/** `origin` is that of the site, `phone` the business’s number; `moreItems` counts those that a list leaves out. */
export const templateValues = (
  { firstName, lastName, quote }: Addressee,
  { business, origin, phone, moreItems = (count) => `${count} more`, language = 'en' }: Sender,
): TemplateValues => ({
  firstName: oneLine(firstName),
  name: oneLine(fullName({ firstName, lastName })),
  items: quote ? itemsText(quote.items, moreItems, language) : '',
  total: quote?.estimatedPrice ? exactDollars(quote.estimatedPrice) : '',
  day: quote?.preferredDate ? dayText(quote.preferredDate, language) : '',
  link: quote?.pagePath ? origin + pathIn(language, quote.pagePath) : '',
  business,
  phone,
});

function itemsText(
  items: QuoteSummary['items'],
  moreItems: (count: number) => string,
  language: Language,
): string {
  const names = items.map((item) => oneLine(lineTitle(item, unitWords[language])));
  const more = names.length - maxItems;
  return more > 1 ? [...names.slice(0, maxItems), moreItems(more)].join(', ') : names.join(', ');
}

/** Customers paste line breaks and control characters. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const dayText = (date: string, language: Language) =>
  dateFormat(languageEntries[language].locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));
