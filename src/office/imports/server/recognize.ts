import { isEmail } from '#kit/text/email-pattern.ts';
import { phoneDigits } from '#kit/text/phone.ts';
import {
  type ImportField,
  type ImportKind,
  type ImportMapping,
  importFields,
} from '#office/imports/imports.ts';
import { readDate } from './read-values.ts';
import { plainName } from './recognize-source.ts';

/** Columns about other people, other things, or how a value is labeled. */
const otherColumns =
  /\b(phonetic|label|type|fax|status|opt(ed)?|enabled|consent|tags?|id|count|birthday|photo|prefix|suffix|nickname|spouse|tech(nician)?|employees?|country|region|state|province|lat(itude)?|lon(gitude)?|po box|extended|balance|created|updated|subscri\w+|text message)\b/;

/** Those that are wanted though they have such a word. */
const ownColumns: Record<ImportKind, RegExp> = {
  customers: /^city state/,
  visits: /^city state|^(?:service|job) type$|^type of service$/,
  services: /^type$/,
};

type Rule = readonly [ImportField, RegExp];

const own = '(?:.* )?';
const customerRules: readonly Rule[] = [
  // The reader takes them apart.
  ['city', /^city state(?: zip(?: code)?)?$|^city zip(?: code)?$/],
  ['firstName', /^(?:(?:customer|client|contact|primary) )?(?:first|given) ?name$|^first$|^nombre$/],
  [
    'lastName',
    /^(?:(?:customer|client|contact|primary) )?(?:last|family) ?name$|^last$|^(?:sur|last)name$|^apellidos?$/,
  ],
  [
    'email',
    new RegExp(
      `^${own}e ?mails?(?: addr(?:ess(?:es)?)?)?(?: \\d)?(?: value)?$|^mail$|^correo(?: electronico)?$`,
    ),
  ],
  [
    'phone',
    new RegExp(
      `^${own}(?:(?:tele)?phones?|ph)(?: numbers?| no)?(?: \\d)?(?: value)?$|^${own}(?:mobile|cell(?:ular)?|tel|home number|work number|mobile number|cell number|telefono|movil)(?: \\d)?$`,
    ),
  ],
  [
    'unit',
    new RegExp(
      `^${own}(?:street|addr(?:ess)?)(?: addr(?:ess)?)?(?: line)? ?2$|^${own}(?:unit|apt|apartment|suite)(?: number| no)?$`,
    ),
  ],
  [
    'street',
    new RegExp(
      `^${own}street(?: name| addr(?:ess)?)?(?: line)?(?: 1)?$|^${own}address line 1$|^(?:billing |service |property |shipping |home )?addr(?:ess)? ?1$|^calle$`,
    ),
  ],
  ['zipCode', new RegExp(`^${own}(?:zip|postal|post) ?code$|^${own}zip$|^codigo postal$`)],
  ['city', new RegExp(`^${own}(?:city|town)$|^ciudad$`)],
  [
    'address',
    new RegExp(
      `^${own}addr(?:ess(?:es)?)?(?: \\d)?(?: formatted)?$|^location$|^direccion$|^(?:bill|ship) to [2-5]$`,
    ),
  ],
  ['language', /^(?:preferred )?lang(?:uage)?$|^idioma$/],
  ['notes', /^(?:(?:customer|client|private|internal) )?(?:notes?|comments?|remarks?|memo)$|^notas$/],
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
      /^(?:.* )?date(?: completed)?$|^date of (?:service|visit)$|^last (?:cleaning|cleaned|service|visit)$|^(?:completed|finished|job completed|job finished|scheduled start|job scheduled start date|start|day|when|fecha)(?: on| at)?$/,
    ],
    [
      'amount',
      /^(?:job |invoice |visit |line |grand )?(?:total|amount|price|revenue)(?: amount| revenue| paid| charged)?$|^(?:net|gross) sales$|^(?:one off job|visit based)$|^(?:paid|charged?|cost|fee|importe|monto)$/,
    ],
    [
      'service',
      /^(?:services?|job|visit|job type|service type|type of service|visit title|title|line items?|items?|product service(?: full name)?|job description|description|memo description|work(?: done)?|what (?:we|was) cleaned|servicio)$/,
    ],
    ...customerRules,
  ],
  services: [
    [
      'title',
      /^(?:title|service|service name|name|item|item name|product service name|product service|servicio|nombre)$/,
    ],
    ['category', /^(?:.* )?category$|^type$|^categoria$/],
    [
      'price',
      /^(?:unit |sales |original |base )?price(?: rate)?$|^rate$|^sales price rate$|^(?:amount|cost|charge|fee|precio)$/,
    ],
    ['unit', /^(?:unit|priced by|unidad)$/],
    ['minimumPrice', /^minimum ?price$|^min(?:imum)?(?: charge)?$|^(?:precio )?minimo$/],
    [
      'minutes',
      /^(?:minutes|mins?|duration|duration minutes|duration in minutes|estimated duration|time(?: needed)?|length|minutos|duracion)$/,
    ],
    ['description', /^(?:sales |item |service )?(?:description|details|info)$|^descripcion$/],
  ],
};

/** Among several columns these tell best when the work was done, what it was, and what it came to. */
const better: Partial<Record<ImportField, readonly RegExp[]>> = {
  date: [/completed|finished/],
  amount: [/net sales/, /total/],
  service: [/product service/],
  category: [/category|categoria/],
  price: [/price|precio/],
};

/** One column of these is read; further ones are left out. */
const single: readonly ImportField[] = [
  'date',
  'amount',
  'service',
  'language',
  'title',
  'category',
  'price',
  'minimumPrice',
  'minutes',
];

export function guessMapping(kind: ImportKind, columns: readonly string[]): ImportMapping {
  const fields = columns.map((column) => guessField(kind, column));
  const has = (field: ImportField) => fields.includes(field);
  const hasStreet = has('street');
  const isSplitAddress = !hasStreet && (has('city') || has('zipCode'));
  const mapping = new Map<string, ImportField | null>();
  const best = new Map(single.map((field) => [field, findBest(field, columns, fields)]));
  for (const [index, column] of columns.entries()) {
    let field = fields[index] ?? null;
    // An address beside a city is a street; beside a street it says the same once more, but for other addresses.
    if (field === 'address' && isSplitAddress) field = 'street';
    else if (field === 'address' && hasStreet && !/other/i.test(column)) field = null;
    // Beside visits a location is one of the company's own.
    if (field === 'address' && kind === 'visits' && plainName(column) === 'location') field = null;
    if (field && best.has(field) && best.get(field) !== index) field = null;
    mapping.set(column, field);
  }
  return Object.fromEntries(mapping);
}

/** The index of the column that is read for a field; -1 without one. */
function findBest(
  field: ImportField,
  columns: readonly string[],
  fields: readonly (ImportField | null)[],
): number {
  for (const pattern of better[field] ?? []) {
    const index = columns.findIndex((column, at) => fields[at] === field && pattern.test(plainName(column)));
    if (index >= 0) return index;
  }
  return fields.indexOf(field);
}

function guessField(kind: ImportKind, column: string): ImportField | null {
  const name = plainName(column);
  if (otherColumns.test(name) && !ownColumns[kind].test(name)) return null;
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
    ['date', isDate],
    ['amount', (cell) => /^\$?\s?[\d,]+\.\d\d$/.test(cell)],
    ['address', (cell) => /^\d+\s+\p{L}/u.test(cell)],
    ['name', (cell) => /^[\p{L}.'’&-]+(?:,? [\p{L}.'’&-]+){1,4}$/u.test(cell)],
  ];
  const known = (field: ImportField) => [...guessed.values()].includes(field);
  const hasName = known('name') || known('firstName') || known('lastName');
  const isAddressed = known('street') || known('address');
  for (const [field, isSo] of looks) {
    if (!fields.includes(field) || known(field)) continue;
    if ((field === 'name' && hasName) || (field === 'address' && isAddressed)) continue;
    const index = columns.findIndex((column, at) => {
      const cells = sample.map((row) => row[at] ?? '').filter(Boolean);
      return guessed.get(column) === null && cells.length > 0 && cells.every(isSo);
    });
    // Beside a city an address is a street.
    const isSplit = field === 'address' && (known('city') || known('zipCode'));
    if (index >= 0) guessed.set(columns[index]!, isSplit ? 'street' : field);
  }
  // One column for all, which the reader takes apart.
  if (kind !== 'services' && columns.length === 1) guessed.set(columns[0]!, 'name');
  return Object.fromEntries(guessed);
}

function isDate(cell: string): boolean {
  try {
    return /\d/.test(cell) && readDate(cell, 'month') !== '';
  } catch {
    return false;
  }
}
