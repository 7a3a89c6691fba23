import { highestCents } from '#kit/money/money.ts';
import { isEmail } from '#kit/text/email-pattern.ts';
import { formatPhone, phoneDigits } from '#kit/text/phone.ts';
import { splitName } from '#kit/text/split-name.ts';
import type { DateOrder } from '#office/imports/imports.ts';
import { serialDate } from './read-workbook.ts';

/** Thrown as the reason why a row is refused. */
export class RowFault extends Error {}

const unknown =
  /^(?:n\.?\/?a\.?|none|null|nil|no|tbd|-+|\.|\?+|x+|unknown|no (?:e-?mail|phone)|(?:none|no|na)@(?:none|no|na)(?:\.\w+)?)$/i;
const quoted = (text: string) => `“${text.slice(0, 60)}”`;

/** `Lopez, Maria` and `Maria Lopez`. What follows a comma may also be a title, such as in `Acme Cleaning, LLC`. */
export function readName(text: string): { firstName: string; lastName: string } {
  const plain = text.replace(/^(?:mr|mrs|ms|miss|dr)\b\.?\s+/i, '');
  const [, one, other, family] = /^(\S+)\s+(?:&|and)\s+(\S+)\s+(\S+)$/i.exec(plain) ?? [];
  if (family) return { firstName: `${one} & ${other}`, lastName: family };
  const [last = '', first = '', ...rest] = plain.split(',').map((part) => part.trim());
  const isReversed =
    first !== '' &&
    last !== '' &&
    rest.length === 0 &&
    !/^(?:llc|inc|ltd|corp|jr|sr|i{2,3}|md|phd|esq)\b\.?/i.test(first);
  return isReversed ? { firstName: first, lastName: last } : splitName(plain);
}

export function readEmails(text: string): string[] {
  const parts = text.split(/[\s,;|<>]+|:::/).filter((part) => part !== '');
  const emails = parts.map((part) => part.replace(/^mailto:/i, '')).filter(isEmail);
  if (emails.length === 0 && text !== '' && !unknown.test(text)) {
    throw new RowFault(`${quoted(text)} is no email address`);
  }
  return [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()];
}

export interface ReadPhone {
  phone: string;
  /** Empty without one. */
  extension: string;
}

export function readPhones(text: string): ReadPhone[] {
  const phones: ReadPhone[] = [];
  // `Phone: (818) 555-0111 Mobile: (818) 555-0112`, and a comma before an extension.
  const separator = /[;,|\n](?!\s*(?:ext|x))|:::|\bor\b|\/(?=\s*[\d(+])|(?<=\d)\s+(?=[a-z]+:)/i;
  for (const part of unspread(text).split(separator)) {
    if (/^\s*fax\b/i.test(part) || /^\D*(\d)(?:\D*\1){9}\D*$/.test(part)) continue;
    const [, number = '', extension = ''] =
      /^(.*?)(?:\s*(?:ext(?:ension)?\.?|x|#)\s*(\d{1,6}))?\D*$/is.exec(part.trim()) ?? [];
    const plain = number.replace(/^[^\d+(]+|[^\d)]+$/g, '').replace(/^\+?1[\s.-]*(?=\(?\d)/, '');
    const digits = phoneDigits(/^\s*\+(?!\s*1)/.test(number) ? number : plain);
    if (digits) phones.push({ phone: formatPhone(digits), extension });
    else if (part.trim() !== '' && !unknown.test(part.trim())) {
      throw new RowFault(`${quoted(part.trim())} is no phone number with ten digits`);
    }
  }
  return phones;
}

/** Spreadsheets take a phone number for a number: `8.185550111E9`, `8185550111.0`. */
const unspread = (text: string) =>
  /^\d+(?:\.\d+)?(?:e\+?\d+)?$/i.test(text) && /[.e]/i.test(text) ? Number(text).toFixed(0) : text;

export interface ReadAddress {
  street: string;
  unit: string;
  city: string;
  zipCode: string;
}

const unitPattern =
  /^(?:apt|apartment|unit|suite|ste|bldg|building|floor|fl|room|rm|lot|space|spc|#)(?:\b|(?<=#))\.?\s*\S/i;

/** One for each ZIP code at the end of a line or of a part; commas alone do not separate addresses. */
export function readAddresses(text: string): ReadAddress[] {
  const parts = text.split(
    /(?<=\b\d{5}(?:-\d{4})?(?:,?\s*(?:USA?|United States))?)\s*(?:[;|&/\n]+|,(?=\s*\d)|:::|\band\b)\s*|\s*(?:;|\||:::)\s*/i,
  );
  return parts.map(readAddress).filter(({ street }) => street !== '');
}

function readAddress(text: string): ReadAddress {
  const plain = text.replace(/,?\s*(?:USA?|United States(?: of America)?)\s*$/i, '').trim();
  const zipCode = readZip(/\b(\d{5}(?:-\d{4})?)$/.exec(plain)?.[1] ?? '');
  const rest = (zipCode ? plain.slice(0, -zipCode.length) : plain).replace(/[,\s]+$/, '');
  const parts = rest.split(/\s*[,\n]\s*/).filter((part) => part !== '');
  const isState = (part: string) => /^[A-Z]{2}\.?$|^California$/i.test(part);
  if (parts.length > 1 && isState(parts.at(-1)!)) parts.pop();
  const city = parts.length > 1 ? parts.pop()!.replace(/\s+[A-Z]{2}$/, '') : '';
  const unit = parts.length > 1 && unitPattern.test(parts.at(-1)!) ? parts.pop()! : '';
  return { street: parts.join(', '), unit, city, zipCode };
}

/** Spreadsheets take the zero at the beginning away. */
export const readZip = (text: string): string => (/^\d{4}$/.test(text) ? `0${text}` : text).slice(0, 10);

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `YYYY-MM-DD` of a date in any usual way of writing; a time after it is left out. */
export function readDate(text: string, order: DateOrder): string {
  const date = findDate(text, order);
  if (date) return date;
  throw new RowFault(text === '' ? 'No date' : `${quoted(text)} is no date`);
}

function findDate(text: string, order: DateOrder): string | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? [];
  if (year) return toDate(year, month!, day!);
  const [, first, second, last] = numericDate.exec(text) ?? [];
  if (first) {
    const [dayFirst, monthFirst] = [toDate(last!, second!, first), toDate(last!, first, second!)];
    // One that the order of the others cannot be is the other way around.
    return order === 'day' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst);
  }
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return serialDate(Number(text));
  if (/^\d{8}$/.test(text)) return toDate(text.slice(0, 4), text.slice(4, 6), text.slice(6));
  const words = text.toLowerCase();
  const [, name, dayFirst, yearFirst] =
    /\b([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/.exec(words) ?? [];
  if (name) return toDate(yearFirst!, String(months.indexOf(name) + 1), dayFirst!);
  const [, dayOf, nameOf, yearOf] =
    /\b(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3})[a-z]*\.?,?[\s-]+(\d{2,4})\b/.exec(words) ?? [];
  return dayOf ? toDate(yearOf!, String(months.indexOf(nameOf!) + 1), dayOf) : null;
}

const numericDate = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\b/;

function toDate(year: string, month: string, day: string): string | null {
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === date ? date : null;
}

/** Which of the two first numbers is the month; null where both may be. */
export function dateOrderOf(text: string): DateOrder | null {
  const [, first, second] = numericDate.exec(text) ?? [];
  if (Number(first) > 12 && Number(second) <= 12) return 'day';
  return Number(second) > 12 && Number(first) <= 12 ? 'month' : null;
}

/** Cents of `$1,234.50`, `1.234,50 €` and `USD 89`; null for an empty text. */
export function readCents(text: string): number | null {
  if (text === '' || unknown.test(text)) return null;
  const plain = text.replace(/[^\d.,()-]/g, '');
  const isDecimalComma = /,\d{1,2}$/.test(plain) && !/,\d{3}(?:\D|$)/.test(plain);
  const number = Number(
    isDecimalComma ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', ''),
  );
  const cents = Math.round(number * 100);
  if (!/\d/.test(plain) || Number.isNaN(cents) || cents < 0 || cents > highestCents) {
    throw new RowFault(`${quoted(text)} is no amount`);
  }
  return cents;
}
