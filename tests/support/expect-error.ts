import assert from 'node:assert/strict';
import type { Problem } from '#kit/wire/errors.ts';

/** The call was refused with an error at this path, perhaps beside others. */
export async function expectErrorAt(answer: Response, path: string): Promise<void> {
  assert.equal(answer.status, 422, path);
  const { errors = [] } = (await answer.json()) as Problem;
  assert.ok(
    errors.some((error) => error.path === path),
    `${path}: ${JSON.stringify(errors)}`,
  );
}
