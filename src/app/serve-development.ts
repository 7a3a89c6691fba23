import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { noCache } from '#kit/http/response-cache.ts';
import { withUnfinished } from '#kit/http/unfinished.ts';
import { eachTranslated, type Language, languages, translatedLanguages } from '#kit/language/language.ts';
import { createApp } from './app.ts';
import { adminEntry, siteStyles, type Web } from './pages/web.ts';
import type { RunningSite, Services } from './serve.ts';

/** The usual loader writes a file for Node to load, which `--watch` would take for a change of the server. */
const configLoader = 'runner';

/**
 * Vite in the same server: it answers its own requests (modules, styles, pictures), all others go to the application
 * built from the newest modules. A change of a server file restarts the process (`scripts/steps/serve.mjs`).
 */
export async function serveDevelopment(server: Server, services: Services): Promise<RunningSite> {
  const devServer = { middlewareMode: { server }, hmr: { server } };
  const vite = await createVite({ server: devServer, configLoader });
  // Base and cache keep the modules of the languages apart in the browser and on the disk.
  const translated = await eachTranslated((language) =>
    createVite({
      server: devServer,
      configLoader,
      mode: language,
      base: getBase(language),
      cacheDir: `node_modules/.vite-${language}`,
    }),
  );
  const servers: Record<Language, ViteDevServer> = { en: vite, ...translated };
  let known: Web['render'][] = [];
  let app: ReturnType<typeof createApp> | undefined;
  const { fetch, unfinished } = withUnfinished({
    async fetch(request) {
      const newest = await Promise.all(languages.map((language) => newestModules(servers[language])));
      if (!app || newest.some((render, index) => render !== known[index])) {
        known = newest;
        const webs = languages.map((language, index) => [
          language,
          developmentWeb(newest[index]!, getBase(language)),
        ]);
        const web = Object.fromEntries(webs) as Record<Language, Web>;
        app = createApp({ ...services, web, pages: noCache });
      }
      return app.fetch(request);
    },
  });
  const listener = getRequestListener(fetch);
  return {
    listener: (request, response) =>
      servers[
        translatedLanguages.find((language) => request.url?.startsWith(getBase(language))) ?? 'en'
      ].middlewares(request, response, () => void listener(request, response)),
    unfinished,
    close: async () => void (await Promise.all(Object.values(servers).map((one) => one.close()))),
  };
}

async function newestModules(vite: ViteDevServer): Promise<Web['render']> {
  try {
    return (await vite.ssrLoadModule('/src/app/site/render.tsx')) as Web['render'];
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    throw error;
  }
}

const getBase = (language: Language) => (language === 'en' ? '/' : `/@${language}/`);

/** Only here may styles be inline and sockets open: hot updates need both. */
function developmentWeb(render: Web['render'], base: string): Web {
  const address = (source: string) => base + source;
  return {
    render,
    tags(entries, live) {
      const isPanel = entries.includes(adminEntry);
      const entryScripts = entries.map(address);
      const tools = ['@vite/client', ...(isPanel || live ? ['@id/@vitejs/plugin-react/preamble'] : [])].map(
        address,
      );
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
    script: address,
    policy: () => ({ style: "'self' 'unsafe-inline'", connect: "'self' ws:" }),
    panelWorker: null,
  };
}
