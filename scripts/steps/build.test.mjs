import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { fingerprint } from './build.mjs';

describe('The fingerprint of the sources', () => {
  let folder;
  const write = (name, text) => writeFileSync(join(folder, name), text);
  const ofAll = () => fingerprint(folder, ['src', 'config.ts', 'missing']);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
    mkdirSync(join(folder, 'src', 'page'), { recursive: true });
    write('src/page/a.ts', 'one');
    write('config.ts', 'two');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const changes = {
    'a file that changed': () => write('src/page/a.ts', 'eno'),
    'a new file': () => write('src/b.ts', ''),
    'a file that is gone': () => rmSync(join(folder, 'config.ts')),
    'a file that was renamed': () => renameSync(join(folder, 'src/page/a.ts'), join(folder, 'src/page/b.ts')),
  };
  for (const [name, change] of Object.entries(changes)) {
    it(`notices ${name}`, () => {
      const before = ofAll();
      change();
      assert.notEqual(ofAll(), before);
    });
  }

  it('is the same for a file written again with the same content, for tests and for files elsewhere', () => {
    const before = ofAll();
    write('src/page/a.ts', 'one');
    write('src/page/a.test.tsx', 'four');
    write('notes.txt', 'three');
    assert.equal(ofAll(), before);
  });
});
