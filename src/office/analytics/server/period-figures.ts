import type { Db } from '#kit/db/open.ts';
import { getEngine } from '#kit/db/portable.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { addDays, getInstant } from '#kit/time/dates.ts';
import { funnelStages } from '#office/analytics/analytics.ts';
import type { Period } from '#office/dashboard/server/period.ts';
import { sumUses } from '#sales/codes/server/codes.queries.ts';
import { sourceName } from '#sales/requests/lead-source.ts';
import { countCompleted, countLeads } from './analytics.queries.ts';
import { readMessageFigures } from './message-figures.ts';
import { revenueByCategory } from './revenue-by-category.ts';

export type PeriodFigures = Awaited<ReturnType<typeof readPart>>;

/** So that no query reads more than a quarter: SQLite answers nothing else meanwhile. */
const daysOfPart = 92;

/**
 * The figures of a period, added up from its parts. Postgres reads these at once, over a connection each; SQLite one after
 * the other, since its page cache has no room for all.
 */
export async function readPeriod(db: Db, period: Period, now: Date): Promise<PeriodFigures> {
  const parts: PeriodFigures[] = [];
  if (getEngine(db) === 'postgres') {
    parts.push(...(await Promise.all(getParts(period).map((part) => readPart(db, part, now)))));
  } else {
    for (const part of getParts(period)) parts.push(await readPart(db, part, now));
  }
  return { ...parts.reduce(added), replyTimes: parts.flatMap(({ replyTimes }) => replyTimes) };
}

function getParts({ from: first, to: last, span }: Period): Period[] {
  const parts: Period[] = [];
  for (let from = first; from <= last; from = addDays(from, daysOfPart)) {
    const next = addDays(from, daysOfPart);
    const isLast = next > last;
    const begin = getInstant(from, 0).toISOString();
    const end = isLast ? span.to : getInstant(next, 0).toISOString();
    parts.push({ from, to: isLast ? last : addDays(next, -1), span: { from: begin, to: end } });
  }
  return parts;
}

async function readPart(db: Db, period: Period, now: Date) {
  const { span } = period;
  const leads = await countLeads(db, span, now);
  const sources = new Map<string, number>();
  const landingPages = new Map<string, number>();
  const answers = { inTime: 0, counted: 0 };
  for (const { count, counted, inTime, ...lead } of leads) {
    add(sources, sourceName(lead), count);
    add(landingPages, lead.landingPage, count);
    answers.counted += counted;
    answers.inTime += inTime;
  }
  return {
    sources,
    landingPages,
    answers,
    reached: reachedStages(leads),
    replyTimes: leads.flatMap(({ replyTimes }) => replyTimes),
    messages: await readMessageFigures(db, span, period),
    revenue: revenueByCategory(await countCompleted(db, period)),
    codes: await readCodes(db, span),
  };
}

type CodeSums = Record<'uses' | 'discountCents' | 'priceCents', number>;

async function readCodes(db: Db, span: Period['span']): Promise<Map<string, CodeSums>> {
  const rows = await sumUses(db, span);
  return new Map(
    rows.map(({ code, uses, discountCents, priceCents }) => [
      code,
      { uses: Number(uses), discountCents: Number(discountCents), priceCents: Number(priceCents) },
    ]),
  );
}

/** A lead counts at its current stage and all earlier ones; a cancelled lead counts as answered if it was. */
function reachedStages(leads: Awaited<ReturnType<typeof countLeads>>): Record<string, number> {
  const reached = funnelStages.map(() => 0);
  for (const { status, count, replyTimes } of leads) {
    const furthest = status === 'cancelled' ? 0 : funnelStages.indexOf(status);
    for (let index = 0; index <= furthest; index++) reached[index]! += count;
    if (status === 'cancelled') reached[1]! += replyTimes.length;
  }
  return Object.fromEntries(funnelStages.map((stage, index) => [stage, reached[index]!]));
}

const add = (counts: Map<string, number>, name: string, count: number) =>
  counts.set(name, (counts.get(name) ?? 0) + count);

/** All but the reply times. */
function added(one: PeriodFigures, other: PeriodFigures): PeriodFigures {
  for (const [name, count] of other.sources) add(one.sources, name, count);
  for (const [name, count] of other.landingPages) add(one.landingPages, name, count);
  for (const [category, cents] of other.revenue) add(one.revenue, category, cents);
  for (const [name, sums] of other.codes) {
    const known = one.codes.get(name);
    one.codes.set(name, known ? addedFields(known, sums) : sums);
  }
  return {
    codes: one.codes,
    sources: one.sources,
    landingPages: one.landingPages,
    replyTimes: [],
    reached: addedFields(one.reached, other.reached),
    answers: addedFields(one.answers, other.answers),
    messages: addedFields(one.messages, other.messages),
    revenue: one.revenue,
  };
}

/** Adds the numbers of two objects of the same shape. */
function addedFields<Figures extends object>(one: Figures, other: Figures): Figures {
  const sums = Object.entries(one).map(([name, value]) => {
    const more = findEntry(other as Record<string, unknown>, name);
    return [name, typeof value === 'number' ? value + (more as number) : addedFields(value, more as object)];
  });
  return Object.fromEntries(sums) as Figures;
}
