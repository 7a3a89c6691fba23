import { countActiveServices } from '#company/catalog/server/services.queries.ts';
import { formatCents } from '#kit/money/money.ts';
import type { Deps } from '#kit/server/deps.ts';
import { calendarDate, lastDayOfMonth } from '#kit/time/dates.ts';
import type { Stats } from '#office/dashboard/stats.ts';
import { countRequestsWith } from '#sales/requests/server/requests.queries.ts';
import { periodsUntil } from './period.ts';
import { countActiveServicesSince, countQuotes, countRequests, sumRevenueCents } from './stats.queries.ts';

const defaultDays = 30;

/** The dashboard's figures. `days` sets the period and adds the change against the previous one. */
export async function readStats({ db, clock }: Deps, days: 7 | 30 | 90 | undefined): Promise<Stats> {
  const now = clock();
  const periods = periodsUntil(now, days ?? defaultDays);
  const [present, former] = [periods.present.span, periods.former.span];
  const conversion = rate(await countQuotes(db, present));
  const stats: Stats = {
    totalRequests: await countRequests(db),
    revenueThisMonth: formatCents(await sumRevenueCents(db, getMonth(calendarDate(now)))),
    activeServices: await countActiveServices(db),
    conversionRate: conversion ?? 0,
    newRequests: (await countRequestsWith(db, ['new'])).new,
  };
  if (days === undefined) return stats;
  const trends = {
    totalRequests: change(await countRequests(db, former), await countRequests(db, present)),
    revenueThisMonth: change(
      await sumRevenueCents(db, periods.former),
      await sumRevenueCents(db, periods.present),
    ),
    activeServices: change(await countActiveServicesSince(db, present.from), stats.activeServices),
    conversionRate: change(rate(await countQuotes(db, former)) ?? 0, conversion ?? 0),
  };
  return { ...stats, trends };
}

/** The whole month of a date, since a visit completed before its day counts already. */
const getMonth = (today: string) => ({ from: `${today.slice(0, 7)}-01`, to: lastDayOfMonth(today) });

/** Percent with one decimal; null without quotes. */
const rate = ({ all, won }: { all: number; won: number }) =>
  all === 0 ? null : oneDecimal((won / all) * 100);

/** Percent; null without earlier data. */
const change = (before: number, now: number) =>
  before === 0 ? null : oneDecimal(((now - before) / before) * 100);

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
