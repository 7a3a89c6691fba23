import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The Node that runs the product; these scripts may run on an older one. */
export const pinnedNode = inProject('node_modules', 'node', 'bin', 'node');

export function inProject(...parts) {
  return join(root, ...parts);
}

export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** An expected failure; the terminal shows only its message. */
export class Problem extends Error {}

/** These scripts run first on a new machine, so they say what it lacks. */
export function requireNode(atLeast = [20, 19]) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > atLeast[0] || (major === atLeast[0] && minor >= atLeast[1])) return;
  throw new Problem(`Node ${atLeast.join('.')} or later is needed; this is ${process.versions.node}.`);
}

const ownBin = inProject('node_modules', '.bin');
const otherPaths = (process.env.PATH ?? '').split(delimiter).filter((entry) => entry !== ownBin);

/** For tools of the project: `node` is the pinned one. */
export const projectPath = [dirname(pinnedNode), ownBin, ...otherPaths].join(delimiter);

/** For npm itself, which replaces node_modules and must not run on the Node inside it. */
export const systemPath = otherPaths.join(delimiter);
