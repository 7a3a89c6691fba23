/**
 * `npm run durability`: 2,000 quotes with photos from several clients on each engine, while the server and Postgres are
 * killed again and again. Options: --submissions, --kills, --engine. Needs a build.
 */
import { parseArgs } from 'node:util';
import { prove } from './prove.mjs';

const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '40' },
    engine: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
  },
});

const labels = {
  engine: '',
  acknowledged: 'quotes acknowledged, with a photo each',
  killedServer: 'server killed (kill -9)',
  killedDatabase: 'database killed (kill -9)',
  broken: 'calls broken off and sent again',
  refused: 'calls refused with 503 and sent again',
  repeated: 'repeated at once with the same key',
  repeatedAfterwards: 'repeated afterwards with the same key',
  fsyncs: 'fsync and fdatasync calls',
  unclaimed: 'photos of broken calls, for the sweep',
  seconds: 'seconds',
  faults: 'faults',
};

const results = [];
for (const engine of values.engine) {
  results.push(await prove({ engine, submissions: Number(values.submissions), kills: Number(values.kills) }));
}
for (const [key, label] of Object.entries(labels)) {
  console.log([label.padEnd(42), ...results.map((result) => shown(key, result).padStart(12))].join(''));
}
for (const { engine, faults } of results)
  for (const fault of faults.slice(0, 50)) console.log(`${engine}: ${fault}`);
process.exitCode = results.some(({ faults }) => faults.length > 0) ? 1 : 0;

function shown(key, { [key]: value, engine }) {
  if (key === 'faults') return String(value.length);
  if (key === 'fsyncs' && value === null) return engine === 'sqlite' ? 'no strace' : 'not counted';
  return String(value ?? '–');
}
