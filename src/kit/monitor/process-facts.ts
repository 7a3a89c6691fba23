import { readFileSync } from 'node:fs';
import { projectRoot } from '#kit/project-root.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', projectRoot), 'utf8')) as {
  version: string;
};

export const processFacts = { version, node: process.versions.node };
