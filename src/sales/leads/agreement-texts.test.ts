import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

test('each phone field of a visitor says what texts are about, that STOP ends them, and that they may cost', () => {
  const fields = globSync('src/**/site/**/*.tsx').flatMap((path) => {
    const tags = readFileSync(path, 'utf8').match(/<(PhoneField|TextField)\b[^<]*?\/>/gs) ?? [];
    return tags
      .filter((tag) => tag.startsWith('<PhoneField') || tag.includes('type="tel"'))
      .map((tag) => [path, tag] as const);
  });
  assert.equal(fields.length, 4);
  for (const [path, tag] of fields) assert.match(tag, /hint=\{textsHint\}/, path);
});
