import type { Plugin } from 'vite';

/**
 * Vite reloads for modules that the browser has loaded. A module that only the server renders (a static page,
 * the document) is unknown to the browser, so it reloads here; everything else keeps Vite's own hot updates.
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
