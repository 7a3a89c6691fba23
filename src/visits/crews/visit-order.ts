import type { CrewDay, DayVisit, Span } from './day-visit.ts';
import { getDrive, getGap, getLastChange, getWays, isPeak, type Way } from './visit-ways.ts';

export interface Stop {
  /** The index in `visits`. */
  index: number;
  /** Minutes after midnight. */
  start: number;
  /** From the stop before; null for the first, and where it is not known. */
  driveMinutes: number | null;
}

/** Days of ten visits stay far below it. */
const maxTried = 300_000;

/** As many as a number has bits. */
const maxVisitsTried = 30;

/**
 * An order in which every visit begins as early as it can and within its window, or null. `shortest` drives least. Nobody
 * waits for the end of a peak, so leaving earlier may mean arriving later: of two ways to the same visit both are
 * followed until the last peak has ended.
 *
 * The result is exact, but a day that needs more than `maxTried` partial orders counts as full.
 */
export function findOrder(day: CrewDay, goal: 'any' | 'shortest'): Stop[] | null {
  const { visits, opens, closes, blocked } = day;
  if (visits.length === 0) return [];
  const limits = visits.map(({ from, to, minutes, isForced }) => ({
    from: isForced ? opens : Math.max(from, opens),
    to: isForced ? closes - minutes : Math.min(to, closes - minutes),
  }));
  if (limits.some(({ from, to }) => from > to)) return null;
  const ways = getWays(day);
  if (!hasRoom(day, ways)) return null;
  const begin = (index: number, free: number) =>
    findStart(Math.max(free, limits[index]!.from), visits[index]!.minutes, blocked);
  const search = { day, limits, ways, begin, lastChange: getLastChange(day), goal };
  const simple = goal === 'any' ? earliestFirst(search) : null;
  const found = simple ?? tryOrders(search);
  return found && toStops(found, search);
}

/** Walks a fixed order, each visit as early as possible but not before its window; late ones are not refused. */
export function walkOrder(day: CrewDay, order: readonly number[]): Stop[] {
  const ways = getWays(day);
  const stops: Stop[] = [];
  let end = day.opens;
  for (const [position, index] of order.entries()) {
    const { from, minutes, isForced } = day.visits[index]!;
    const last = position === 0 ? undefined : order[position - 1]!;
    const way = last === undefined ? undefined : ways[last]![index]!;
    const free = way ? end + getGap(way, isPeak(day.driving, end)) : end;
    const start = isForced ? Math.max(free, from) : findStart(Math.max(free, from), minutes, day.blocked);
    stops.push({ index, start, driveMinutes: way ? getDrive(way, isPeak(day.driving, end)) : null });
    end = start + minutes;
  }
  return stops;
}

// Stryker disable all: it only saves time.
/** Whether visits and the shortest ways between them are no longer than the hours without blocks. */
function hasRoom({ visits, opens, closes, blocked }: CrewDay, ways: readonly Way[][]): boolean {
  let free = 0;
  let start = opens;
  for (const { from, to } of blocked) {
    free += Math.max(0, Math.min(from, closes) - start);
    start = Math.max(start, to);
  }
  free += Math.max(0, closes - start);
  // Each visit but the first is reached from another one.
  const reached = ways.map((_, index) =>
    Math.min(
      ...ways.flatMap((row, before) =>
        before === index ? [] : [Math.min(row[index]!.gap, row[index]!.peakGap)],
      ),
    ),
  );
  const gaps = visits.length < 2 ? 0 : reached.reduce((sum, gap) => sum + gap, 0) - Math.max(...reached);
  const work = visits.reduce((sum, { minutes }) => sum + minutes, 0);
  // A gap may lie in a block, work may not.
  return work <= free && work + gaps <= closes - opens;
}
// Stryker restore all

/** The first start from then on at which the visit lies outside of blocks. */
function findStart(from: number, minutes: number, blocked: readonly Span[]): number {
  let start = from;
  for (const block of blocked) {
    if (start < block.to && block.from < start + minutes) start = block.to;
  }
  return start;
}

interface Search {
  day: CrewDay;
  limits: readonly Span[];
  ways: readonly Way[][];
  begin: (index: number, free: number) => number;
  lastChange: number;
  goal: 'any' | 'shortest';
}

/** A partial order, by its last visit. */
interface Label {
  index: number;
  /** The bits of its visits. */
  done: number;
  start: number;
  end: number;
  drive: number;
  before: Label | null;
}

function append(
  { day, limits, ways, begin, goal }: Search,
  label: Label | null,
  index: number,
): Label | null {
  const isPeakTime = label !== null && isPeak(day.driving, label.end);
  const way = label && ways[label.index]![index]!;
  const start = begin(index, label && way ? label.end + getGap(way, isPeakTime) : day.opens);
  if (start > limits[index]!.to) return null;
  const drive = goal === 'shortest' && way ? (getDrive(way, isPeakTime) ?? 0) : 0;
  return {
    index,
    done: (label?.done ?? 0) | (1 << index),
    start,
    end: start + day.visits[index]!.minutes,
    drive: (label?.drive ?? 0) + drive,
    before: label,
  };
}

/** Finds an order at once on most feasible days. */
function earliestFirst(search: Search): Label | null {
  const { limits } = search;
  const order = limits
    .map((_, index) => index)
    .sort((a, b) => limits[a]!.to - limits[b]!.to || limits[a]!.from - limits[b]!.from);
  let label: Label | null = null;
  for (const index of order) {
    label = append(search, label, index);
    if (!label) return null;
  }
  return label;
}

/** Dynamic programming over the visits that are done and the last of them. */
function tryOrders(search: Search): Label | null {
  const { day, limits, ways, lastChange } = search;
  const count = limits.length;
  if (count > maxVisitsTried) return null;
  const twins = getTwins(day.visits);
  const nearest = ways.map((row) => Math.min(...row.map(({ gap, peakGap }) => Math.min(gap, peakGap))));
  let tried = 0;
  let reached: (Label | null)[][] = [[null]];
  for (let step = 0; step < count; step++) {
    const next = new Map<number, Label[]>();
    for (const labels of reached) {
      const done = labels[0]?.done ?? 0;
      const has = (index: number) => (done & (1 << index)) !== 0;
      let latest = Number.POSITIVE_INFINITY;
      for (let index = 0; index < count; index++) {
        if (!has(index)) latest = Math.min(latest, limits[index]!.to);
      }
      for (const label of labels) {
        if (label && label.end + nearest[label.index]! > latest) continue;
        for (let index = 0; index < count; index++) {
          // Among equal visits the first goes first.
          if (has(index) || (twins[index]! >= 0 && !has(twins[index]!))) continue;
          const longer = append(search, label, index);
          if (!longer) continue;
          tried++;
          const key = longer.done * 32 + index;
          const others = next.get(key);
          if (others) keepBest(others, longer, lastChange);
          else next.set(key, [longer]);
        }
      }
    }
    if (tried > maxTried) return null;
    reached = [...next.values()];
  }
  const found = (reached.flat() as Label[]).toSorted(
    (one, other) => one.drive - other.drive || one.end - other.end,
  );
  return found[0] ?? null;
}

function keepBest(labels: Label[], added: Label, lastChange: number): void {
  if (labels.some((label) => isAsGood(label, added, lastChange))) return;
  const others = labels.filter((label) => !isAsGood(added, label, lastChange));
  labels.splice(0, labels.length, ...others, added);
}

/** Whether nothing that follows can make the other way better. */
const isAsGood = (one: Label, other: Label, lastChange: number) =>
  one.drive <= other.drive && (one.end === other.end || (one.end < other.end && one.end >= lastChange));

/** The equal visit before each, or -1. */
const getTwins = (visits: readonly DayVisit[]): number[] =>
  visits.map((visit, index) =>
    visits.findLastIndex(
      (other, before) =>
        before < index &&
        other.from === visit.from &&
        other.to === visit.to &&
        other.minutes === visit.minutes &&
        other.zipCode === visit.zipCode &&
        Boolean(other.isForced) === Boolean(visit.isForced),
    ),
  );

function toStops(last: Label, { day, ways }: Search): Stop[] {
  const labels: Label[] = [];
  for (let label: Label | null = last; label; label = label.before) labels.unshift(label);
  return labels.map(({ index, start, before }) => ({
    index,
    start,
    driveMinutes: before && getDrive(ways[before.index]![index]!, isPeak(day.driving, before.end)),
  }));
}
