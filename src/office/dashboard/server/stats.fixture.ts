import assert from 'node:assert/strict';
import type { Db } from '#kit/db/open.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { type Stats, statsSchema } from '#office/dashboard/stats.ts';
import type { QuoteStatus } from '#sales/quotes/quotes.ts';
import type { RequestStatus } from '#sales/requests/requests.ts';
import type { TestApp } from '../../../../tests/support/app.ts';

export async function readStats(t: TestApp, query = ''): Promise<Stats> {
  const answer = await t.adminCall('GET', adminApi.stats + query);
  assert.equal(answer.status, 200);
  return statsSchema.parse(await answer.json());
}

/** Written without columns that came later: also for a database as a former version left it. */
export async function addRequest(
  t: { deps: { db: Db } },
  createdAt: string,
  status: RequestStatus = 'new',
  deletedAt: string | null = null,
) {
  const request = {
    firstName: 'Ana',
    lastName: '',
    email: '',
    phone: '',
    service: 'carpet',
    message: '',
    notes: '',
  };
  const times = { createdAt, updatedAt: createdAt, deletedAt };
  await t.deps.db
    .insertInto('requests')
    .values({ ...request, ...times, status, priority: 'medium', searchText: '' })
    .execute();
}

interface TestQuote {
  createdAt: string;
  status?: QuoteStatus;
  completedAt?: string;
  estimatedPriceCents?: number | null;
  deletedAt?: string;
}

export async function addQuote(t: { deps: { db: Db } }, { createdAt, ...changes }: TestQuote) {
  await t.deps.db
    .insertInto('quotes')
    .values({
      requestId: null,
      firstName: 'Ana',
      lastName: '',
      email: '',
      phone: null,
      zipCode: '91501',
      serviceCategory: 'couch',
      serviceTitle: 'Sofa',
      subtotalCents: 0,
      discountPercent: 0,
      totalCents: 0,
      estimatedPriceCents: 100_00,
      contactMethod: 'sms',
      preferredDate: null,
      preferredTime: null,
      notes: '',
      adminNotes: '',
      imageUrl: null,
      status: 'new',
      completedAt: null,
      searchText: '',
      createdAt,
      updatedAt: createdAt,
      deletedAt: null,
      ...changes,
    })
    .execute();
}

export const now = '2026-11-21T18:00:00.000Z';
export const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString();
