/**
 * Prints on one line what is running and how long it took. The line only grows, so it reads the same on a terminal and
 * in a log.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const startedAt = Date.now();
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  process.stdout.write(`${label} …`);
  const ticking = setInterval(() => process.stdout.write(` ${seconds()} …`), 10_000);
  try {
    const result = await work();
    process.stdout.write(` done in ${seconds()}\n`);
    return result;
  } catch (error) {
    process.stdout.write(' not done\n');
    throw error;
  } finally {
    clearInterval(ticking);
  }
}
