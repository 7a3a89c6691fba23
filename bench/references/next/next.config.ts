import { resolve } from 'node:path';
import type { NextConfig } from 'next';

const project = resolve(import.meta.dirname, '../../..');

export default {
  // The views lie outside this folder.
  experimental: { externalDir: true },
  outputFileTracingRoot: project,
  turbopack: { root: project },
  typescript: { ignoreBuildErrors: true },
} satisfies NextConfig;
