import { median } from './load.mjs';
import { scaled } from './scale.mjs';

const rounds = scaled(15, 1);

/** Median milliseconds of a call by the owner, without the first one. */
export async function timeCall(t, path) {
  const times = [];
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    const response = await t.adminCall('GET', path);
    await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    if (round > 0) times.push(performance.now() - start);
  }
  return median(times);
}
