import { listPresentCategories } from '#company/catalog/known-categories.ts';
import { serviceLimits } from '#company/catalog/service-edits.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import type { Language } from '#kit/language/language.ts';
import { searchable, withoutInvisible } from '#kit/wire/text.ts';
import {
  type DateOrder,
  type ImportField,
  type ImportKind,
  type ImportMapping,
  mappedField,
} from '#office/imports/imports.ts';
import { addressLine } from '#sales/customers/address-line.ts';
import type { Contact } from '#sales/customers/same-customer.ts';
import {
  type ReadAddress,
  RowFault,
  readAddresses,
  readCents,
  readDate,
  readEmails,
  readName,
  readPhones,
  readZip,
} from './read-values.ts';

export interface ReadVisit {
  date: string;
  amountCents: number | null;
  service: string;
}

export interface Entry extends Contact {
  phone: string;
  language: Language | null;
  /** Lines. */
  notes: string[];
  addresses: ReadAddress[];
  visit: ReadVisit | null;
}

export interface ServiceEntry {
  title: string;
  category: ServiceCategory;
  priceCents: number;
  minutes: number;
  description: string;
}

export interface RowReader {
  kind: ImportKind;
  columns: readonly string[];
  mapping: ImportMapping;
  dateOrder: DateOrder;
  today: string;
}

/** Text that means the same however it is spaced and punctuated. */
export const plainKey = (text: string) =>
  searchable(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const addressKey = (address: ReadAddress) => plainKey(addressLine(address));

/** The name may be empty, where the contact finds the customer. Throws a `RowFault` for a row that cannot be stored. */
export function readEntry(reader: RowReader, cells: readonly string[]): Entry {
  const get = getCells(reader, cells);
  const [fullName = '', ...otherNames] = unique(get('name'));
  const [first = '', last = ''] = [get('firstName')[0], get('lastName')[0]];
  const named = readName(fullName);
  const ownName = first || last ? { firstName: first || last, lastName: first ? last : '' } : named;
  const own = plainKey(`${ownName.firstName} ${ownName.lastName}`);
  const spareNames = (first || last ? [fullName, ...otherNames] : otherNames).filter((name) => {
    const { firstName, lastName } = readName(name);
    return name !== '' && ![plainKey(name), plainKey(`${firstName} ${lastName}`)].includes(own);
  });
  const [email = '', ...otherEmails] = unique(get('email').flatMap(readEmails));
  const phones = get('phone').flatMap(readPhones);
  const [phone, ...otherPhones] = phones.filter(
    (one, index) => phones.findIndex((other) => other.phone === one.phone) === index,
  );
  const { addresses, rests } = listAddresses(reader, cells);
  const entry: Entry = {
    firstName: ownName.firstName.slice(0, 100),
    lastName: ownName.lastName.slice(0, 100),
    email,
    phone: phone?.phone ?? '',
    language: readLanguage(get('language')[0]),
    notes: [
      ...get('notes').flatMap((text) => text.split('\n')),
      ...spareNames.map((name) => `Also: ${name}`),
      ...otherEmails.map((other) => `Other email: ${other}`),
      ...(phone?.extension ? [`Extension: ${phone.extension}`] : []),
      ...otherPhones.map(
        (other) => `Other phone: ${other.phone}${other.extension && ` ext. ${other.extension}`}`,
      ),
      ...rests.map((rest) => `Address: ${rest}`),
    ]
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    addresses,
    visit: reader.kind === 'visits' ? readVisit(reader, get) : null,
  };
  if (`${entry.firstName}${entry.email}${entry.phone}` === '') throw new RowFault('No name, email or phone');
  return entry;
}

export const noName = 'No name';

type Get = (field: ImportField) => string[];

const getCells =
  ({ columns, mapping }: RowReader, cells: readonly string[]): Get =>
  (field) =>
    columns.flatMap((column, index) =>
      mappedField(mapping, column) === field && cells[index] ? [clean(cells[index])] : [],
    );

export const clean = (text: string) => withoutInvisible(text).replace(/\r\n?/g, '\n').trim();

const unique = (texts: readonly string[]) => [...new Set(texts)];

function readVisit({ dateOrder }: RowReader, get: Get): ReadVisit {
  return {
    date: readDate(get('date')[0] ?? '', dateOrder),
    amountCents: readCents(get('amount')[0] ?? ''),
    service: (get('service')[0] ?? '').replace(/\s+/g, ' ').slice(0, 200),
  };
}

const readLanguage = (text = ''): Language | null =>
  text === '' ? null : /^(?:es|spa|spanish|español|espanol)\b/i.test(text) ? 'es' : 'en';

const partFields = ['street', 'unit', 'city', 'zipCode'] as const;

/** Columns of a further address repeat the fields of the one before. Without a street it is no address. */
function listAddresses(reader: RowReader, cells: readonly string[]) {
  const groups: Partial<ReadAddress>[] = [{}];
  for (const [index, column] of reader.columns.entries()) {
    const field = partFields.find((part) => part === mappedField(reader.mapping, column));
    if (!field) continue;
    if (groups.at(-1)![field] !== undefined) groups.push({});
    groups.at(-1)![field] = clean(cells[index] ?? '');
  }
  const whole = groups.flatMap(({ street = '', unit = '', city = '', zipCode = '' }) => {
    if (street === '' && city === '' && zipCode === '') return [];
    // Some write all of it in the column of the street, even two of them.
    if (city === '' && zipCode === '') return readAddresses(street);
    return [{ street: street.replace(/\s*\n\s*/g, ', '), unit, city, zipCode: readZip(zipCode) }];
  });
  whole.push(...getCells(reader, cells)('address').flatMap(readAddresses));
  const all = new Map(whole.map((address) => [addressKey(address), clipAddress(address)]));
  return {
    addresses: [...all.values()].filter(({ street }) => street !== ''),
    rests: [...all.values()].filter(({ street }) => street === '').map(addressLine),
  };
}

const clipAddress = ({ street, unit, city, zipCode }: ReadAddress): ReadAddress => ({
  street: street.slice(0, 200),
  unit: unit.slice(0, 50),
  city: city.slice(0, 100),
  zipCode,
});

export function readService(reader: RowReader, cells: readonly string[]): ServiceEntry {
  const get = getCells(reader, cells);
  const title = (get('title')[0] ?? '').slice(0, serviceLimits.title);
  if (title === '') throw new RowFault('No title');
  const typed = get('category')[0] ?? '';
  const category = findCategory(typed) ?? (typed === '' ? findCategory(title) : undefined);
  if (!category) {
    throw new RowFault(typed === '' ? 'No category' : `“${typed.slice(0, 60)}” is none of your categories`);
  }
  const priceCents = readCents(get('price')[0] ?? '');
  if (!priceCents) throw new RowFault('No price above $0');
  return {
    title,
    category,
    priceCents,
    minutes: readMinutes(get('minutes')[0]),
    description: (get('description')[0] ?? '').slice(0, serviceLimits.description),
  };
}

/** By its slug, or its name or noun in any language, which may stand within a text. */
function findCategory(text: string): ServiceCategory | undefined {
  const key = ` ${plainKey(text)} `;
  const all = listPresentCategories().map(({ slug, words }) => ({
    slug,
    names: Object.values(words).flatMap(({ name, noun, nouns }) => [name, noun, nouns].map(plainKey)),
  }));
  const isNamed = (name: string) => name !== '' && key.includes(` ${name} `);
  return (all.find(({ slug }) => slug === text.trim()) ?? all.find(({ names }) => names.some(isNamed)))?.slug;
}

/** `90`, `1:30`, `1.5 hours`, `1 h 30 min`; an hour where nothing is said. */
function readMinutes(text = ''): number {
  if (text === '') return 60;
  const [, clockHours, clockMinutes] = /^(\d{1,2}):(\d{2})/.exec(text) ?? [];
  const hours = Number(clockHours ?? /([\d.]+)\s*h/i.exec(text)?.[1] ?? 0);
  const minutes = Number(clockMinutes ?? /([\d.]+)\s*m/i.exec(text)?.[1] ?? (hours === 0 ? text : 0));
  const sum = Math.round(hours * 60 + minutes);
  if (Number.isNaN(sum) || sum < 0 || sum > serviceLimits.minutes) {
    throw new RowFault(`“${text.slice(0, 60)}” is no number of minutes`);
  }
  return sum;
}
