import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The Node the product runs on; whoever runs these scripts may be older. */
export const pinnedNode = inProject('node_modules', 'node', 'bin', 'node');

export function inProject(...parts) {
  return join(root, ...parts);
}

export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** An expected failure: its message is all that the person at the terminal needs. */
export class Problem extends Error {}

/** These scripts are the first thing that runs on a machine, and so the place to say what it lacks. */
export function requireNode(atLeast = [20, 19]) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > atLeast[0] || (major === atLeast[0] && minor >= atLeast[1])) return;
  throw new Problem(`Node ${atLeast.join('.')} or later is needed; this is ${process.versions.node}.`);
}

const ownBin = inProject('node_modules', '.bin');
const otherPaths = (process.env.PATH ?? '').split(delimiter).filter((entry) => entry !== ownBin);

/** For tools of the project: `node` is the pinned one. */
export const projectPath = [dirname(pinnedNode), ownBin, ...otherPaths].join(delimiter);

/** For npm itself, which replaces node_modules and so must not run on the Node inside it. */
export const systemPath = otherPaths.join(delimiter);
