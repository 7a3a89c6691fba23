import assert from 'node:assert/strict';
import { totalCountHeader, totalRelationHeader } from '#kit/wire/total-count.ts';
import type { TestApp } from '../../../tests/support/app.ts';

/** A list as the API answers it. */
export async function read(t: TestApp, path: string, filter: string, paging = '') {
  const answer = await t.adminCall('GET', `${path}?${filter}&${paging}`);
  assert.equal(answer.status, 200);
  const rows = (await answer.json()) as { id: number }[];
  const isMore = answer.headers.get(totalRelationHeader) === 'gte';
  return { rows, total: Number(answer.headers.get(totalCountHeader)), isMore };
}
