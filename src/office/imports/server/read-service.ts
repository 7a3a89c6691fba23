import { listPresentCategories } from '#company/catalog/known-categories.ts';
import { serviceLimits } from '#company/catalog/service-edits.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { unitWords } from '#company/catalog/unit-words.ts';
import { type Unit, units } from '#company/catalog/units.ts';
import { getCells, plainKey, type RowReader } from './read-row.ts';
import { RowFault, readCents } from './read-values.ts';

export interface ServiceEntry {
  title: string;
  category: ServiceCategory;
  priceCents: number;
  unit: Unit;
  minimumPriceCents: number;
  minutes: number;
  description: string;
}

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
  const unit = readUnit(get('unit')[0]);
  return {
    title,
    category,
    priceCents,
    unit,
    minimumPriceCents: readCents(get('minimumPrice')[0] ?? '') ?? 0,
    minutes: readMinutes(get('minutes')[0], unit),
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

/** By its word on the wire, or its name in any language; a piece where nothing is said. */
function readUnit(text = ''): Unit {
  if (text === '') return 'piece';
  const key = plainKey(text);
  const found = units.find((unit) =>
    [unit, ...Object.values(unitWords).flatMap((words) => [1, 2].map((count) => words.unitName(count, unit)))]
      .map(plainKey)
      .includes(key),
  );
  if (!found) throw new RowFault(`“${text.slice(0, 60)}” is no unit: use ${units.join(', ')}`);
  return found;
}

/** `90`, `1:30`, `1.5 hours`, `1 h 30 min`; an hour where nothing is said, or 0 for square feet. */
function readMinutes(text = '', unit: Unit = 'piece'): number {
  if (text === '') return unit === 'sqft' ? 0 : 60;
  const [, clockHours, clockMinutes] = /^(\d{1,2}):(\d{2})/.exec(text) ?? [];
  const hours = Number(clockHours ?? /([\d.]+)\s*h/i.exec(text)?.[1] ?? 0);
  const minutes = Number(clockMinutes ?? /([\d.]+)\s*m/i.exec(text)?.[1] ?? (hours === 0 ? text : 0));
  const exact = hours * 60 + minutes;
  const sum = unit === 'sqft' ? Math.round(exact * 100) / 100 : Math.round(exact);
  if (Number.isNaN(sum) || sum < 0 || sum > serviceLimits.minutes) {
    throw new RowFault(`“${text.slice(0, 60)}” is no number of minutes`);
  }
  return sum;
}
