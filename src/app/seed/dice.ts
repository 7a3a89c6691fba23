/** Random numbers that repeat for the same seed. */
export interface Dice {
  /** At least 0 and below 1. */
  fraction: () => number;
  /** A whole number below `end`. */
  whole: (end: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
}

/** Mulberry32: good enough for samples, never for secrets. */
export function createDice(seed: number): Dice {
  let state = seed | 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (end: number) => Math.floor(fraction() * end);
  return {
    fraction,
    whole,
    pick: (items) => items[whole(items.length)]!,
  };
}
