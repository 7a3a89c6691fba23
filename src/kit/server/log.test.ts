import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createLog, type LogLevel } from './log.ts';

/** Everything that a log of this level writes. */
function written(
  level: LogLevel,
  use: (log: ReturnType<typeof createLog>) => void,
): Record<string, unknown>[] {
  const lines: string[] = [];
  use(createLog((line) => lines.push(line), level));
  assert.ok(lines.every((line) => line.endsWith('\n') && !line.slice(0, -1).includes('\n')));
  return lines.map((line) => JSON.parse(line));
}

test('each line is one JSON object with time, level, message and fields', () => {
  const [line] = written('info', (log) => log.warn('sweep\nfailed', { job: 7 }));
  const { time, ...rest } = line!;
  assert.deepEqual(rest, { level: 'warn', message: 'sweep\nfailed', job: 7 });
  assert.equal(new Date(String(time)).toISOString(), time);
});

test('a level leaves out what is less urgent', () => {
  const all = (log: ReturnType<typeof createLog>) => {
    log.info('a');
    log.warn('b');
    log.error('c');
  };
  const messages = (level: LogLevel) => written(level, all).map(({ message }) => message);
  assert.deepEqual(messages('info'), ['a', 'b', 'c']);
  assert.deepEqual(messages('warn'), ['b', 'c']);
  assert.deepEqual(messages('error'), ['c']);
  assert.deepEqual(messages('silent'), []);
});

test('what names a secret or a person is taken out, also in the words of an error', () => {
  const [line] = written('info', (log) =>
    log.error('failed', {
      password: 'hunter22',
      email: 'ana@example.com',
      error:
        'SyntaxError: bad "Ana.Lopez+x@mail.example.com" (818) 555-0123, +1 818.555.0123 /confirm?token=abc.DEF-1\n    at f (/srv/src/a.ts:8185:12)',
    }),
  );
  const text = JSON.stringify(line);
  assert.doesNotMatch(text, /hunter22|ana@|example\.com|555.?0123|abc\.DEF/i);
  assert.match(
    text,
    /SyntaxError: bad .*\[email\].*\[number\], \[number\] \/confirm\?token=….*a\.ts:8185:12/,
  );
});

test('identifiers and times are not taken for phone numbers', () => {
  const error =
    'key outbox-12-1763748000000, 01234567-8901-4234-8901-012345678901, port 5432, 2026-11-21T18:00:00.000Z';
  assert.equal(written('info', (log) => log.error('failed', { error }))[0]?.error, error);
});

const crash = fileURLToPath(new URL('../../app/crash.ts', import.meta.url));
const logFile = fileURLToPath(new URL('log.ts', import.meta.url));

for (const [what, statement] of [
  ['an error that nobody catches', 'setTimeout(() => { throw new TypeError("of ana@example.com"); })'],
  ['a promise that nobody waits for', 'void Promise.reject(new TypeError("of ana@example.com"))'],
] as const) {
  test(`${what} is logged as one line, and the process ends with 1`, () => {
    const script = `
      import { endOnCrash } from ${JSON.stringify(crash)};
      import { createLog } from ${JSON.stringify(logFile)};
      const log = createLog();
      endOnCrash(log);
      log.info('before');
      ${statement};
      setTimeout(() => {}, 20_000);`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    const lines = stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.deepEqual(
      lines.map(({ level, message }) => [level, message]),
      [
        ['info', 'before'],
        ['error', 'the process failed'],
      ],
    );
    assert.match(lines[1].error, /^TypeError: of \[email\]\n/);
    assert.equal(status, 1);
  });
}
