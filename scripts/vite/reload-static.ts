import type { Plugin } from 'vite';

/**
 * Vite reloads only for modules that the browser has loaded. This reloads for modules that only the server renders:
 * static pages and the document.
 */
export function reloadStatic(): Plugin {
  return {
    name: 'reload-static',
    apply: 'serve',
    hotUpdate({ server, modules, file }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const client = server.environments.client;
      const knownToBrowser = [...(client.moduleGraph.getModulesByFile(file) ?? [])].some(
        (module) => module.type === 'js',
      );
      if (!knownToBrowser) client.hot.send({ type: 'full-reload' });
    },
  };
}
