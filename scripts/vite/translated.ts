import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Language, languageEntries } from '../../src/kit/language/languages.ts';

const localeModule = /\/src\/kit\/language\/locale\.ts$/;

/**
 * Where another language than English is built, `x.es.ts` stands in for `x.ts`. It may itself import `x.ts`, for what
 * is the same in both languages. `locale.ts` has what the entry of the language says.
 */
export function translated(getLanguage: (environment: string) => Language): Plugin {
  return {
    name: 'translated',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => getLanguage(name) !== 'en',
    async resolveId(source, importer, options) {
      if (!importer || importer.includes('node_modules')) return;
      const english = await this.resolve(source, importer, { ...options, skipSelf: true });
      const id = english?.id.replace(/\.(tsx?)$/, `.${getLanguage(this.environment.name)}.$1`);
      return id !== english?.id && id !== importer && existsSync(id!) ? id : english;
    },
    load: {
      filter: { id: localeModule },
      handler() {
        const language = getLanguage(this.environment.name);
        const { locale, pathPrefix, englishName } = languageEntries[language];
        const constants = { language, locale, pathPrefix, ownSuffix: `In${englishName}` };
        return Object.entries(constants)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}
