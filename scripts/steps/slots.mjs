/**
 * Runs at most `count` pieces of work at a time; of those that wait, one with the lowest rank is next.
 * @param {number} count
 * @returns {<T>(rank: number, work: () => Promise<T>) => Promise<T>}
 */
export function createSlots(count) {
  const waiting = [];
  let free = count;
  const startNext = () => {
    if (free === 0 || waiting.length === 0) return;
    free -= 1;
    waiting.shift().start();
  };
  return async (rank, work) => {
    await new Promise((start) => {
      const place = waiting.findIndex((other) => other.rank > rank);
      waiting.splice(place < 0 ? waiting.length : place, 0, { rank, start });
      // Once everything that begins to wait at the same time does.
      setImmediate(startNext);
    });
    try {
      return await work();
    } finally {
      free += 1;
      startNext();
    }
  };
}
