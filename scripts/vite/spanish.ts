import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Where Spanish is built, `x.es.ts` stands in for `x.ts`. It may itself import `x.ts`, for what is the same in both
 * languages.
 */
export function spanish(isSpanish: (environment: string) => boolean): Plugin {
  return {
    name: 'spanish',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => isSpanish(name),
    async resolveId(source, importer, options) {
      if (!importer || importer.includes('node_modules')) return;
      const english = await this.resolve(source, importer, { ...options, skipSelf: true });
      const id = english?.id.replace(/\.ts$/, '.es.ts');
      return id !== english?.id && id !== importer && existsSync(id!) ? id : english;
    },
  };
}
