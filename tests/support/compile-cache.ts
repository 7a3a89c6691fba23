const { NODE_COMPILE_CACHE } = process.env;

/** For the environment of a program that a test starts, which then loads in half the time. */
export const compileCache: Record<string, string> = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
