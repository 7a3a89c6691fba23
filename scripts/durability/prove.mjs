import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../steps/postgres.mjs';
import { audit } from './audit.mjs';
import { sendQuote, sendQuotes } from './clients.mjs';
import { hasStrace, openProduct } from './product.mjs';

const clients = 6;

/**
 * Sends quotes while it kills the server, and on Postgres the database too, at random moments, and compares every
 * acknowledged quote with what is stored after the last kill.
 * @param {{ engine: 'sqlite' | 'postgres', submissions: number, kills: number }} options
 */
export async function prove({ engine, submissions, kills }) {
  const postgres = engine === 'postgres' ? await startPostgres({ isDurable: true }) : null;
  const isTraced = engine === 'sqlite' && (await hasStrace());
  const product = await openProduct({ databaseUrl: postgres?.url, isTraced });
  const killer = killAtRandom({ product, postgres, submissions, kills });
  const begun = Date.now();
  try {
    const sending = sendQuotes(product.origin, { submissions, clients, onAnswer: killer.onAnswer });
    const { acknowledged, counts } = await Promise.race([sending, killer.failed]);
    await killer.end();
    const seconds = (Date.now() - begun) / 1000;
    await product.kill();
    const fsyncs = isTraced ? await product.countFsyncs() : null;
    await postgres?.kill();
    await postgres?.start();
    const found = await audit(product, acknowledged, postgres?.bin);
    const repeated = await repeat(product, acknowledged, found.counts, postgres?.bin);
    return {
      engine,
      acknowledged: acknowledged.length,
      killedServer: killer.counts.server + 1,
      killedDatabase: postgres ? killer.counts.database + 1 : null,
      ...counts,
      repeatedAfterwards: acknowledged.length,
      fsyncs,
      unclaimed: found.unclaimed,
      seconds: Math.round(seconds),
      faults: [
        ...found.faults,
        ...found.strayFiles.map((name) => `a file without a row: ${name}`),
        ...repeated,
        ...fsyncFaults(fsyncs, acknowledged.length),
      ],
    };
  } finally {
    // The last killed process is being restarted and would outlive this run.
    await killer.end().catch(() => {});
    await product.close();
    await postgres?.stop();
  }
}

/** A random delay after every so many responses, so a kill may hit anything in progress. */
function killAtRandom({ product, postgres, submissions, kills }) {
  const counts = { server: 0, database: 0 };
  const failure = Promise.withResolvers();
  failure.promise.catch(() => {});
  const every = submissions / (kills + 1);
  let killed = Promise.resolve();
  let begun = 0;

  async function killOne() {
    await sleep(Math.random() * 40);
    const isDatabase = postgres !== null && (counts.server + counts.database) % 2 === 1;
    counts[isDatabase ? 'database' : 'server'] += 1;
    const victim = isDatabase ? postgres : product;
    await victim.kill();
    await victim.start();
  }
  return {
    counts,
    failed: failure.promise,
    onAnswer(answers) {
      if (begun >= kills || answers < every * (begun + 1)) return;
      begun += 1;
      killed = killed.then(killOne);
      killed.catch(failure.reject);
    },
    end: () => killed,
  };
}

/** Sends every acknowledged quote again with its key: the same response, and no new row. */
async function repeat(product, acknowledged, before, postgresBin) {
  await product.start();
  const faults = [];
  for (const { number, body, answer } of acknowledged) {
    const again = await sendQuote(product.origin, number, body, { broken: 0, refused: 0 });
    if (JSON.stringify(again) !== JSON.stringify(answer))
      faults.push(`quote ${number} is answered otherwise now`);
  }
  await product.kill();
  const { counts } = await audit(product, acknowledged, postgresBin);
  for (const [table, count] of Object.entries(counts)) {
    if (count !== before[table]) faults.push(`repeating changed ${table} from ${before[table]} to ${count}`);
  }
  return faults;
}

const fsyncFaults = (fsyncs, acknowledged) =>
  fsyncs !== null && fsyncs < acknowledged ? [`${fsyncs} fsyncs for ${acknowledged} quotes`] : [];
