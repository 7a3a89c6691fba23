import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createDiskStore, newFileName, newFileStem } from './store.ts';

test('the folder lists what was written with its size, and nothing else that lies in it', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const store = await createDiskStore(folder);
  const sizes = async () => {
    const found: Record<string, number> = {};
    for await (const { name, bytes } of store.list()) found[name] = bytes;
    return found;
  };
  assert.deepEqual(await sizes(), {});
  const [photo, picture] = [newFileName(), `${newFileStem()}-640x480.jpg`];
  await store.write(photo, Buffer.from('a photo'));
  await store.write(picture, Buffer.from('a picture'));
  await writeFile(join(folder, `${newFileName()}.part`), 'broken off');
  await writeFile(join(folder, 'notes.txt'), 'not ours');
  assert.deepEqual(await sizes(), { [photo]: 7, [picture]: 9 });
  await store.remove(photo);
  assert.deepEqual(await sizes(), { [picture]: 9 });
});
