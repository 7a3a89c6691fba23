import assert from 'node:assert/strict';
import { visitApi } from '#kit/paths/customer-paths.ts';
import type { SavedBlock } from '#visits/blocks/blocks.ts';
import type { TestApp } from '../../../../tests/support/app.ts';

export async function addBlock(t: TestApp, body: object): Promise<SavedBlock> {
  const answer = await t.adminCall('POST', visitApi.blocks, body);
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()) as SavedBlock;
}
