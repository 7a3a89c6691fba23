import { isEmail } from '#kit/text/email-pattern.ts';
import { phoneDigits } from '#kit/text/phone.ts';
import {
  type ImportField,
  type ImportKind,
  type ImportMapping,
  type ImportSource,
  importFields,
} from '#office/imports/imports.ts';

/** Lower case, with single blanks for everything that is no letter or digit. */
const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/#s?/g, ' number ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

/**
 * Columns that only one program has, in the layouts that it exports: customers, and jobs or invoices. A source has all of
 * one line.
 */
const signatures: readonly (readonly [ImportSource, readonly (readonly string[])[]])[] = [
  [
    'jobber',
    [
      ['j id'],
      ['main phone number'],
      ['e mails', 'display name'],
      ['job', 'client name', 'job type'],
      ['client name', 'visit title'],
    ],
  ],
  [
    'square',
    [
      ['square customer id'],
      ['creation source', 'email address'],
      ['reference id', 'email address', 'phone number'],
      ['transaction id', 'net sales'],
      ['gtin', 'item name'],
    ],
  ],
  [
    'google-contacts',
    [['e mail 1 value'], ['phone 1 value'], ['given name', 'family name', 'group membership']],
  ],
  [
    'quickbooks',
    [
      ['customer', 'phone numbers'],
      ['bill to 1'],
      ['main phone', 'main email'],
      ['name', 'company name', 'open balance'],
      ['customer full name'],
      ['transaction type', 'memo description'],
      ['product service name', 'sales price rate'],
      ['sales description'],
    ],
  ],
  [
    'housecall-pro',
    [
      ['mobile number', 'home number'],
      ['mobile phone', 'home phone', 'work phone', 'lead source'],
      ['hcp id'],
      ['customer type', 'do not service'],
      ['job number', 'job status'],
      ['address street line 1'],
      ['address 1 street line 1'],
      ['unit of measure', 'taxable', 'online booking enabled'],
    ],
  ],
];

export function recognizeSource(columns: readonly string[]): ImportSource {
  const names = new Set(columns.map(plainName));
  const found = signatures.find(([, lines]) => lines.some((line) => line.every((name) => names.has(name))));
  return found?.[0] ?? 'unknown';
}

/** Columns about other people, other things, or how a value is labeled. */
const otherColumns =
  /\b(phonetic|label|type|fax|status|opt(ed)?|enabled|consent|tags?|id|count|birthday|photo|prefix|suffix|nickname|spouse|tech(nician)?|employees?|country|region|state|province|lat(itude)?|lon(gitude)?|po box|extended|balance|created|updated|subscri\w+|text message)\b/;

type Rule = readonly [ImportField, RegExp];

const own = '(?:.* )?';
const customerRules: readonly Rule[] = [
  ['firstName', /^(?:(?:customer|client|contact|primary) )?(?:first|given) ?name$|^first$|^nombre$/],
  [
    'lastName',
    /^(?:(?:customer|client|contact|primary) )?(?:last|family) ?name$|^last$|^(?:sur|last)name$|^apellidos?$/,
  ],
  [
    'email',
    new RegExp(`^${own}e ?mails?(?: address(?:es)?)?(?: \\d)?(?: value)?$|^correo(?: electronico)?$`),
  ],
  [
    'phone',
    new RegExp(
      `^${own}(?:tele)?phones?(?: numbers?)?(?: \\d)?(?: value)?$|^${own}(?:mobile|cell(?:ular)?|tel|home number|work number|mobile number|cell number|telefono|movil)(?: \\d)?$`,
    ),
  ],
  [
    'unit',
    new RegExp(
      `^${own}(?:street|address)(?: address)?(?: line)? 2$|^${own}(?:unit|apt|apartment|suite)(?: number| no)?$`,
    ),
  ],
  [
    'street',
    new RegExp(
      `^${own}street(?: name| address)?(?: line)?(?: 1)?$|^${own}address line 1$|^(?:billing |service |property |shipping |home )?address 1$|^calle$`,
    ),
  ],
  ['zipCode', new RegExp(`^${own}(?:zip|postal|post) ?code$|^${own}zip$|^codigo postal$`)],
  ['city', new RegExp(`^${own}(?:city|town)$|^ciudad$`)],
  ['address', new RegExp(`^${own}address(?:es)?(?: \\d)?(?: formatted)?$|^location$|^direccion$`)],
  ['language', /^(?:preferred )?language$|^idioma$/],
  ['notes', /^(?:(?:customer|client|private|internal) )?(?:notes?|comments?|memo)$|^notas$/],
  [
    'name',
    /^(?:(?:customer|client|contact|display|full|primary contact|customer full|client full) )?name$|^(?:customer|client|contact|primary contact)$|^(?:company|organization|business)(?: name)?$|^nombre completo$/,
  ],
];

const rules: Record<ImportKind, readonly Rule[]> = {
  customers: customerRules,
  visits: [
    [
      'date',
      /^(?:.* )?date(?: completed)?$|^(?:completed|finished|job completed|scheduled start|job scheduled start date|start|day|fecha)(?: on| at)?$/,
    ],
    [
      'amount',
      /^(?:job |invoice |visit |line |grand )?(?:total|amount|price|revenue)(?: amount| revenue)?$|^(?:net|gross) sales$|^importe$/,
    ],
    [
      'service',
      /^(?:services?|job|visit|job type|visit title|title|line items?|items?|product service|job description|description|memo description|servicio)$/,
    ],
    ...customerRules,
  ],
  services: [
    ['title', /^(?:title|service|service name|name|item|item name|product service name|product service)$/],
    ['category', /^(?:.* )?category$/],
    ['price', /^(?:unit |sales |original |base )?price(?: rate)?$|^rate$|^sales price rate$|^amount$/],
    ['minutes', /^(?:minutes|duration|duration minutes|duration in minutes|estimated duration|time)$/],
    ['description', /^(?:sales |item |service )?(?:description|details)$/],
  ],
};

/** The first date of these is when the work was done; further ones are left out. */
const single: readonly ImportField[] = [
  'date',
  'amount',
  'service',
  'language',
  'title',
  'category',
  'price',
  'minutes',
];

export function guessMapping(kind: ImportKind, columns: readonly string[]): ImportMapping {
  const fields = columns.map((column) => guessField(kind, column));
  const has = (field: ImportField) => fields.includes(field);
  const hasStreet = has('street');
  const isSplitAddress = !hasStreet && (has('city') || has('zipCode'));
  const mapping = new Map<string, ImportField | null>();
  const taken = new Set<ImportField>();
  for (const [index, column] of columns.entries()) {
    let field = fields[index] ?? null;
    // An address beside a city is a street; beside a street it says the same once more, but for other addresses.
    if (field === 'address' && isSplitAddress) field = 'street';
    else if (field === 'address' && hasStreet && !/other/i.test(column)) field = null;
    if (field && single.includes(field) && taken.has(field)) field = null;
    if (field) taken.add(field);
    mapping.set(column, field);
  }
  return Object.fromEntries(mapping);
}

function guessField(kind: ImportKind, column: string): ImportField | null {
  const name = plainName(column);
  if (otherColumns.test(name)) return null;
  return rules[kind].find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

/**
 * Where the head is among the first rows: reports begin with a title. -1: there is none, and the rows begin at once.
 */
export function findHead(kind: ImportKind, rows: readonly (readonly string[])[]): number {
  const known = rows.map((row) => row.filter((cell) => guessField(kind, cell) !== null).length);
  const best = Math.max(...known);
  if (best > 0) return known.indexOf(best);
  const first = rows.findIndex((row) => row.some((cell) => cell !== ''));
  return rows[first]?.some(isData) ? -1 : first;
}

const isData = (cell: string) => isEmail(cell) || phoneDigits(cell) !== null || /^\$?[\d.,]+$/.test(cell);

/** Each name once; those without one are counted. */
export function nameColumns(head: readonly string[], count: number): string[] {
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const name = head[index]?.replace(/\s+/g, ' ').slice(0, 100) || `Column ${index + 1}`;
    let unique = name;
    for (let copy = 2; names.includes(unique); copy += 1) unique = `${name} (${copy})`;
    names.push(unique);
  }
  return names;
}

/** Reads the values where the names say nothing. */
export function guessByValues(
  kind: ImportKind,
  columns: readonly string[],
  mapping: ImportMapping,
  sample: readonly (readonly string[])[],
): ImportMapping {
  const fields = importFields[kind];
  const guessed = new Map(Object.entries(mapping));
  const looks: readonly (readonly [ImportField, (cell: string) => boolean])[] = [
    ['email', isEmail],
    ['phone', (cell) => phoneDigits(cell) !== null],
  ];
  for (const [field, isSo] of looks) {
    if (!fields.includes(field) || [...guessed.values()].includes(field)) continue;
    const index = columns.findIndex((column, at) => {
      const cells = sample.map((row) => row[at] ?? '').filter(Boolean);
      return guessed.get(column) === null && cells.length > 0 && cells.every(isSo);
    });
    if (index >= 0) guessed.set(columns[index]!, field);
  }
  return Object.fromEntries(guessed);
}
