import { listPresentCategories } from '#company/catalog/known-categories.ts';
import { serviceLimits } from '#company/catalog/service-edits.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { getCells, plainKey, type RowReader } from './read-row.ts';
import { RowFault, readCents } from './read-values.ts';

export interface ServiceEntry {
  title: string;
  category: ServiceCategory;
  priceCents: number;
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
