import { sql } from 'kysely';
import { getEngine } from '#kit/db/portable.ts';
import type { Deps } from '#kit/server/deps.ts';
import { sizeText } from '#kit/text/size-text.ts';
import { databaseBytes } from '#office/system/server/system.queries.ts';
import type { CheckResult } from '#office/system/system.ts';

const slowMilliseconds = 500;

export async function checkDatabase({ db }: Pick<Deps, 'db'>): Promise<CheckResult> {
  const engine = getEngine(db) === 'postgres' ? 'Postgres' : 'SQLite';
  const startedAt = performance.now();
  await sql`select 1`.execute(db);
  const milliseconds = performance.now() - startedAt;
  const { state, text } = judgeAnswer(milliseconds);
  return { state, text: `${engine}, ${sizeText(await databaseBytes(db))}. ${text}` };
}

export function judgeAnswer(milliseconds: number): CheckResult {
  const time = `${Math.ceil(milliseconds).toLocaleString('en-US')} ms.`;
  return milliseconds > slowMilliseconds
    ? { state: 'warning', text: `Slow response: ${time}` }
    : { state: 'fine', text: `Responded in ${time}` };
}
