import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HTTPException } from 'hono/http-exception';
import { AppError } from '#kit/server/errors.ts';
import { silentLog } from '../../../tests/support/database.ts';
import { toAppError } from './problem.ts';

const withCode = (code: string) => Object.assign(new Error('select * from secrets'), { code });
const withErrcode = (errcode: number) => Object.assign(new Error('select * from secrets'), { errcode });

const cases: [what: string, error: unknown, code: string][] = [
  ['an expected failure', new AppError('not-found', 'This was not found.'), 'not-found'],
  [
    'a client that hangs up in the middle of its body',
    Object.assign(new Error('aborted'), { code: 'ECONNRESET' }),
    'malformed-body',
  ],
  ['a connection to Postgres that is cut', withCode('ECONNRESET'), 'unavailable'],
  ['a refusal of the framework', new HTTPException(413), 'too-large'],
  ['another refusal of the framework', new HTTPException(400, { message: 'Malformed' }), 'malformed-body'],
  ['a failure of the framework', new HTTPException(500), 'internal-error'],
  ['a lost connection to Postgres', withCode('08006'), 'unavailable'],
  ['a Postgres with too many clients', withCode('53300'), 'unavailable'],
  ['a Postgres that is shutting down', withCode('57P01'), 'unavailable'],
  ['two transactions in each other’s way', withCode('40001'), 'unavailable'],
  ['a deadlock', withCode('40P01'), 'unavailable'],
  ['a refused connection', withCode('ECONNREFUSED'), 'unavailable'],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 'unavailable'],
  ['a locked SQLite', withErrcode(5), 'unavailable'],
  ['a locked SQLite, in an extended code', withErrcode(517), 'unavailable'],
  ['a full disk', withErrcode(13), 'unavailable'],
  ['a SQLite file that is gone', withErrcode(14), 'unavailable'],
  ['a SQLite file that takes no changes', withErrcode(8), 'unavailable'],
  ['a Postgres that takes no changes', withCode('25006'), 'unavailable'],
  ['a lock that somebody else holds', withCode('55P03'), 'unavailable'],
  ['a statement that takes too long', withCode('57014'), 'unavailable'],
  ['a Postgres that says nothing', new Error('Connection terminated: it does not answer'), 'unavailable'],
  ['a disk without room for a photo', Object.assign(withCode('ENOSPC'), { syscall: 'write' }), 'unavailable'],
  ['a mistake with the code of a disk', withCode('ENOENT'), 'internal-error'],
  ['a number too large for Postgres', withCode('22003'), 'invalid-input'],
  ['a NUL in a text for Postgres', withCode('22021'), 'invalid-input'],
  ['a broken reference', withCode('23503'), 'internal-error'],
  ['a mistake of ours', new TypeError('x is not a function'), 'internal-error'],
  ['something that is no error', 'thrown text', 'internal-error'],
  ['nothing', undefined, 'internal-error'],
];

for (const [what, error, code] of cases) {
  test(`${what} is answered as ${code}, logged unless it is the caller’s, and never shown`, () => {
    const errors: string[] = [];
    const log = { ...silentLog, error: (message: string) => void errors.push(message) };
    const known = toAppError(error, log, 'request-7');
    assert.equal(known.code, code);
    assert.equal(errors.length, ['unavailable', 'internal-error'].includes(code) ? 1 : 0);
    assert.doesNotMatch(known.message, /select|function|thrown/);
    if (code === 'unavailable') assert.ok(known.options.retryAfterSeconds);
    if (code === 'internal-error') assert.match(known.message, /request-7/);
  });
}
