/**
 * Runs work in at most `count` slots at a time; of what waits, one with the lowest rank is next.
 * @param {number} count
 * @returns {<T>(rank: number, work: () => Promise<T>, taken?: number) => Promise<T>} `taken`: by this work
 */
export function createSlots(count) {
  const waiting = [];
  let free = count;
  const startNext = () => {
    while (waiting[0]?.taken <= free) {
      free -= waiting[0].taken;
      waiting.shift().start();
    }
  };
  return async (rank, work, taken = 1) => {
    await new Promise((start) => {
      const place = waiting.findIndex((other) => other.rank > rank);
      waiting.splice(place < 0 ? waiting.length : place, 0, { rank, start, taken });
      // Once everything that begins to wait at the same time does.
      setImmediate(startNext);
    });
    try {
      return await work();
    } finally {
      free += taken;
      startNext();
    }
  };
}
