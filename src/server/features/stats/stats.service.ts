import { countLive } from '#server/db/list-page.ts';
import type { Deps } from '#server/deps.ts';
import { countRequestsOf } from '#server/features/requests/requests.queries.ts';
import { countActiveServices } from '#server/features/services/services.queries.ts';
import { business } from '#shared/content/business.ts';
import { startOfMonth } from '#shared/dates.ts';
import { formatCents } from '#shared/money.ts';
import type { Stats } from '#shared/stats.ts';
import {
  countActiveServicesSince,
  countQuotes,
  countRequests,
  type Span,
  sumRevenueCents,
} from './stats.queries.ts';

const dayMilliseconds = 86_400_000;
const defaultDays = 30;

/** The dashboard's figures. The conversion rate is that of the period; `days` adds the change against the period before. */
export async function readStats({ db, clock }: Deps, days: 7 | 30 | 90 | undefined): Promise<Stats> {
  const now = clock();
  const { present, former } = periods(now, days ?? defaultDays);
  const month = { from: startOfMonth(now, business.timeZone).toISOString(), to: present.to };
  const conversion = rate(await countQuotes(db, present));
  const stats: Stats = {
    totalRequests: await countLive(db, 'requests'),
    revenueThisMonth: formatCents(await sumRevenueCents(db, month)),
    activeServices: await countActiveServices(db),
    conversionRate: conversion ?? 0,
    newRequests: (await countRequestsOf(db, ['new'])).new,
  };
  if (days === undefined) return stats;
  const trends = {
    totalRequests: change(await countRequests(db, former), await countRequests(db, present)),
    revenueThisMonth: change(await sumRevenueCents(db, former), await sumRevenueCents(db, present)),
    activeServices: change(await countActiveServicesSince(db, present.from), stats.activeServices),
    conversionRate: change(rate(await countQuotes(db, former)) ?? 0, conversion ?? 0),
  };
  return { ...stats, trends };
}

function periods(now: Date, days: number): { present: Span; former: Span } {
  const daysAgo = (count: number) => new Date(now.getTime() - count * dayMilliseconds).toISOString();
  // A lead of this very millisecond belongs to the present period.
  const to = new Date(now.getTime() + 1).toISOString();
  return { present: { from: daysAgo(days), to }, former: { from: daysAgo(2 * days), to: daysAgo(days) } };
}

/** Percent with one decimal; null without any quote. */
const rate = ({ all, won }: { all: number; won: number }) =>
  all === 0 ? null : oneDecimal((won / all) * 100);

/** In percent; null where there is nothing to compare with. */
const change = (before: number, now: number) =>
  before === 0 ? null : oneDecimal(((now - before) / before) * 100);

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
