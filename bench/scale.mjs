/** `npm run bench -- --smallest` only shows that everything still runs; its figures say nothing. */
export const isSmallest = process.argv.includes('--smallest');

/** `size` for a measurement, `smallest` for a run that only shows that it works. */
export const scaled = (size, smallest) => (isSmallest ? smallest : size);
