import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { createApp } from './app.ts';
import { noCache } from './http/response-cache.ts';
import { withUnfinished } from './http/unfinished.ts';
import { adminEntry, siteStyles, type Web } from './pages/web.ts';
import type { RunningSite, Services } from './serve.ts';

/**
 * Vite in the same server: it answers its own requests (modules, styles, pictures), all others go to the application
 * built from the newest modules. Server files themselves need a restart.
 */
export async function serveDevelopment(server: Server, services: Services): Promise<RunningSite> {
  const vite = await createVite({ server: { middlewareMode: { server }, hmr: { server } } });
  let known: Web['render'] | undefined;
  let app: ReturnType<typeof createApp> | undefined;
  const { fetch, unfinished } = withUnfinished({
    async fetch(request) {
      const render = await newestModules(vite);
      if (render !== known || !app) {
        known = render;
        app = createApp({ ...services, web: developmentWeb(render), pages: noCache });
      }
      return app.fetch(request);
    },
  });
  const listener = getRequestListener(fetch);
  return {
    listener: (request, response) =>
      vite.middlewares(request, response, () => void listener(request, response)),
    unfinished,
    close: () => vite.close(),
  };
}

async function newestModules(vite: ViteDevServer): Promise<Web['render']> {
  try {
    return (await vite.ssrLoadModule('/src/web/render.tsx')) as Web['render'];
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    throw error;
  }
}

const address = (source: string) => `/${source}`;

/** Only here may styles be inline and sockets open: hot updates need both. */
const developmentWeb = (render: Web['render']): Web => ({
  render,
  tags(entries, live) {
    const isPanel = entries.includes(adminEntry);
    const entryScripts = entries.map(address);
    const tools = ['/@vite/client', ...(isPanel || live ? ['/@id/@vitejs/plugin-react/preamble'] : [])];
    return {
      stylesheets: isPanel ? [] : [address(siteStyles)],
      preloads: [],
      fonts: [],
      ...(isPanel || live
        ? { scripts: [...tools, ...entryScripts] }
        : { scripts: tools, laterScripts: entryScripts }),
      ...(live && { liveModules: [address(live)] }),
    };
  },
  finish: (html) => html,
  styleSheet: address,
  policy: () => ({ style: "'self' 'unsafe-inline'", connect: "'self' ws:" }),
  panelWorker: null,
});
