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
export function readEntry(...row: [reader: RowReader, cells: readonly string[]]): Entry {
  const [reader, cells] = spreadCell(...row);
  const get = getCells(reader, cells);
  const [fullName = '', ...otherNames] = unique(get('name'));
  if (reportLine.test(fullName)) throw new RowFault('A line of the report, no customer');
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
  const { addresses, rests } = listAddresses(reader, cells, [own, ...get('name').map(plainKey)]);
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

/** `TOTAL`, and the time at which a report was made. */
const reportLine = /^(?:grand )?total$|^total (?:for|of)\b|^[a-z]+day,? .*\d{4}.*(?:GMT|UTC|[AP]M)/i;

const contactFields = ['name', 'email', 'phone', 'address'] as const;

/** Takes apart what stands in one cell: `Ana Lopez, 12 Oak St, (818) 555-0111, ana@example.com`. */
function spreadCell(reader: RowReader, cells: readonly string[]): [RowReader, readonly string[]] {
  if (reader.columns.length > 1 || mappedField(reader.mapping, reader.columns[0]!) !== 'name') {
    return [reader, cells];
  }
  const text = clean(cells[0] ?? '');
  const email = /[^\s,;<>|]+@[^\s,;<>|]+/g;
  const phone = /\+?(?:1[\s.-]*)?\(?\b\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}\b(?:\s*(?:ext\.?|x)\s*\d+)?/g;
  const rest = text.replace(email, '\n').replace(phone, '\n');
  const parts = rest.split(/\s*[\n;|\t<>]+\s*|\s*,\s*/).filter((part) => /[\p{L}\d]/u.test(part));
  const place = parts.findIndex((part) => /\d/.test(part));
  const end = place < 0 ? parts.length : place;
  const values = [
    parts.slice(0, end).join(', '),
    (text.match(email) ?? []).join(', '),
    (text.match(phone) ?? []).join('; '),
    parts.slice(end).join(', '),
  ];
  const mapping = Object.fromEntries(contactFields.map((field) => [field, field]));
  return [{ ...reader, columns: contactFields, mapping }, values];
}

type Get = (field: ImportField) => string[];

/** The cells of a field that are not empty. */
export const getCells =
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
function listAddresses(reader: RowReader, cells: readonly string[], names: readonly string[]) {
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
    return [{ street: street.replace(/\s*\n\s*/g, ', '), unit, ...splitCity(city, zipCode) }];
  });
  whole.push(...listLines(reader, cells).flatMap(readAddresses));
  const unnamed = whole.map((address) => ({ ...address, street: withoutName(address.street, names) }));
  const all = new Map(unnamed.map((address) => [addressKey(address), clipAddress(address)]));
  return {
    addresses: [...all.values()].filter(({ street }) => street !== ''),
    rests: [...all.values()].filter(({ street }) => street === '').map(addressLine),
  };
}

/** `Burbank, CA 91501` in the column of the city. */
function splitCity(city: string, zipCode: string) {
  const [, name = city, found = ''] =
    /^(.*?)(?:,?\s+[A-Z]{2}\.?)?,?(?:\s+(\d{5}(?:-\d{4})?))?$/.exec(city) ?? [];
  return { city: name, zipCode: readZip(zipCode || found) };
}

/** Whole addresses. The columns `Bill to 2`, `Bill to 3` and so on have the lines of one. */
function listLines(reader: RowReader, cells: readonly string[]): string[] {
  const lines = new Map<string, string[]>();
  for (const [index, column] of reader.columns.entries()) {
    const cell = clean(cells[index] ?? '');
    if (mappedField(reader.mapping, column) !== 'address' || cell === '') continue;
    const place = /^((?:bill|ship) to) \d$/i.exec(column)?.[1] ?? column;
    lines.set(place, [...(lines.get(place) ?? []), cell]);
  }
  return [...lines.values()].map((parts) => parts.join(', '));
}

/** Bills begin with whom they are for. */
function withoutName(street: string, names: readonly string[]): string {
  const [first = '', ...rest] = street.split(', ');
  return rest.length > 0 && names.includes(plainKey(first)) ? rest.join(', ') : street;
}

const clipAddress = ({ street, unit, city, zipCode }: ReadAddress): ReadAddress => ({
  street: street.slice(0, 200),
  unit: unit.slice(0, 50),
  city: city.slice(0, 100),
  zipCode,
});
