import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { createApp } from './app.ts';
import { noPageCache } from './http/page-cache.ts';
import { adminEntry, siteStyles, type Web } from './pages/web.ts';
import type { Site, World } from './serve.ts';

/**
 * Vite in the same server: it answers its own requests (modules, styles, pictures), all others go to the application
 * built from the newest modules. Server files themselves need a restart.
 */
export async function serveDevelopment(server: Server, world: World): Promise<Site> {
  const vite = await createVite({ server: { middlewareMode: { server }, hmr: { server } } });
  let known: Web['render'] | undefined;
  let app: ReturnType<typeof createApp> | undefined;
  const listener = getRequestListener(async (request) => {
    const render = await newestModules(vite);
    if (render !== known || !app) {
      known = render;
      app = createApp({ ...world, web: developmentWeb(render), pages: noPageCache });
    }
    return app.fetch(request);
  });
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void listener(request, response));
  });
  return { close: () => vite.close() };
}

async function newestModules(vite: ViteDevServer): Promise<Web['render']> {
  try {
    return (await vite.ssrLoadModule('/src/web/render.tsx')) as Web['render'];
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    throw error;
  }
}

/** Only here may styles be inline and sockets open: hot updates need both. */
const developmentWeb = (render: Web['render']): Web => ({
  render,
  tags: (entries, live) => ({
    stylesheets: entries.includes(adminEntry) ? [] : [`/${siteStyles}`],
    preloads: [],
    fonts: [],
    scripts: [
      '/@vite/client',
      ...([...entries, live].some((entry) => entry?.endsWith('.tsx'))
        ? ['/@id/@vitejs/plugin-react/preamble']
        : []),
      ...entries.map((entry) => `/${entry}`),
    ],
    ...(live && { liveModules: [`/${live}`] }),
  }),
  finish: (html) => html,
  kept: null,
  styleSheet: (source) => `/${source}`,
  policy: () => ({ style: "'self' 'unsafe-inline'", connect: "'self' ws:" }),
});
