import { parseArgs } from 'node:util';
import { runFuzz } from './run-fuzz.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20000' }, seed: { type: 'string' } },
});
const runs = Number(values.runs);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));

console.log(`${runs} requests, seed ${seed} (npm run fuzz -- --seed ${seed} repeats them)`);
const began = Date.now();
const { requests, byStatus, byKind } = await runFuzz({ runs, seed });
console.log(
  `${requests} requests in ${Math.round((Date.now() - began) / 1000)} s, all answered as they should be`,
);
console.table(byStatus);
console.table(byKind);
