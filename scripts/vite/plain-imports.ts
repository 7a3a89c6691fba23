import type { Plugin } from 'vite';

/**
 * Leaves `import()` as it is. Vite would fetch a chunk's own imports and styles ahead with 700 bytes of script, but here
 * no chunk has styles, and all but one import only what is loaded already.
 */
export const plainImports = (...environments: string[]): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => environments.includes(name),
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});
