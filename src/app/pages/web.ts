import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { WorkerBuild } from '#app/panel/worker/worker-events.ts';
import type { ChosenColors } from '#company/brand/palette.ts';
import { eachTranslated, type Language } from '#kit/language/language.ts';
import { projectRoot } from '#kit/project-root.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import type { Tags } from '#site/frame/document.tsx';
import type { PolicySources } from './content-security-policy.ts';
import { drawnIcons } from './drawn-icons.ts';
import { shortenClasses } from './short-classes.ts';
import { colorStyleSheets } from './style-sheets.ts';

/** The web build as the server sees it: the rendering module, the files of an entry, and its security policy. */
export interface Web {
  render: typeof import('#app/site/render.tsx');
  /** `live` is the entry of a live page; `page` is the name of a page of the site. */
  tags: (entries: readonly string[], live?: string, page?: string, colors?: ChosenColors) => Tags;
  /** Finishes a page's HTML: short class names and inline icons. */
  finish: (html: string, page: string) => string;
  /** Where an entry of the site is served that is loaded by itself. */
  script: (entry: string) => string;
  policy: (page?: string, colors?: ChosenColors) => PolicySources;
  /** The script of the panel's service worker; null in development, where files have no hash. */
  panelWorker: string | null;
}

/** A page that exists only in English has the same path in every language. */
export function isTranslated({ en, ...others }: Record<Language, Web>, name: keyof Web['render']['pages']) {
  const { path } = en.render.pages[name];
  return path === noPath || Object.values(others).some(({ render }) => render.pages[name].path !== path);
}

/** The path of a page without a URL: the server responds with it in place of another. */
export const noPath = '*';

/** The content of `dist/server/styles.json`. */
export interface PageStyles {
  /** The style sheet of each page by its name. */
  sheets: Record<string, string>;
  /** The pages whose sheet knows its classes by the short names. */
  short: string[];
  /** The short name of each class that has one. */
  classes: Record<string, string>;
}

const siteIcons = 'src/kit/ui/icons/icons.svg';
export const siteStyles = 'src/site/styles/site.css';
export const enhanceEntry = 'src/site/enhance/enhance.ts';
export const consentEntry = 'src/site/enhance/consent.ts';
export const adminEntry = 'src/app/panel/main.tsx';
export const referenceEntry = 'src/office/reference/site/reference-entry.ts';

const dist = new URL('dist/', projectRoot);

/** The built web part in each language. Throws when there is no build. */
export async function builtWeb(): Promise<Record<Language, Web>> {
  const [en, translated] = await Promise.all([
    readWeb('manifest.json', 'render.js'),
    eachTranslated((language) => readWeb(`manifest.${language}.json`, `render.${language}.js`)),
  ]);
  return { en, ...translated };
}

async function readWeb(manifest: string, renderer: string): Promise<Web> {
  const site = readBuild('client', manifest);
  const admin = readBuild('admin', manifest);
  const { file, assets = [] } = site.chunk(siteStyles);
  const whole = readFileSync(new URL(`client/${file}`, dist), 'utf8').trim();
  const styles = JSON.parse(readFileSync(new URL('server/styles.json', dist), 'utf8')) as PageStyles;
  const styleSheet = colorStyleSheets((page = '') => findEntry(styles.sheets, page) ?? whole);
  const shortened = shortenClasses(new Map(Object.entries(styles.classes)));
  const isShort = new Set(styles.short);
  const icons = site.chunk(siteIcons).file;
  const drawn = drawnIcons(address(icons), readFileSync(new URL(`client/${icons}`, dist), 'utf8'));
  const render: Web['render'] = await import(new URL(`server/${renderer}`, dist).href);
  const hasOwnIcons = new Set(
    Object.entries(render.pages).flatMap(([name, page]) =>
      page.kind === 'static' && page.hasOwnIcons ? [name] : [],
    ),
  );
  const fonts = assets.filter((asset) => /-core-[^/]*\.woff2$/.test(asset)).map(address);
  return {
    render,
    tags: (entries, live, page, colors) =>
      entries.includes(adminEntry)
        ? {
            ...admin.getScripts(entries),
            stylesheets: (admin.chunk(adminEntry).css ?? []).map(address),
            fonts: [],
          }
        : {
            ...(live
              ? { ...site.getScripts(entries), liveModules: site.getModules(live) }
              : { scripts: [], preloads: [], laterScripts: site.getScripts(entries).scripts }),
            css: styleSheet(page, colors).css,
            stylesheets: [],
            fonts,
          },
    finish(html, page) {
      const short = isShort.has(page) ? shortened(html) : html;
      return hasOwnIcons.has(page) ? drawn(short) : short;
    },
    script: (entry) => address(site.chunk(entry).file),
    policy: (page, colors) => ({ style: `'self' ${styleSheet(page, colors).hash}` }),
    panelWorker: panelWorker(admin),
  };
}

/** With what it stores of this build, so that a new build is a new worker. */
function panelWorker(admin: ReturnType<typeof readBuild>): string {
  const script = readFileSync(new URL('worker/worker.js', dist), 'utf8');
  const files = admin.files();
  const id = createHash('sha256').update(script).update(files.join()).digest('hex').slice(0, 12);
  const build: WorkerBuild = { id, entry: address(admin.chunk(adminEntry).file), files };
  return `self.panelBuild = ${JSON.stringify(build)};\n${script}`;
}

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>;

/** Reads Vite's manifest of one of the two browser builds. */
function readBuild(name: 'client' | 'admin', file = 'manifest.json') {
  const manifest = JSON.parse(readFileSync(new URL(`${name}/.vite/${file}`, dist), 'utf8')) as Manifest;
  const chunk = (entry: string) => {
    const found = findEntry(manifest, entry);
    if (!found) throw new Error(`The build has no entry ${entry}`);
    return found;
  };
  const getImports = (entry: string): string[] =>
    (chunk(entry).imports ?? []).flatMap((next) => [next, ...getImports(next)]);
  const getScripts = (entries: readonly string[]) => ({
    scripts: entries.map((entry) => address(chunk(entry).file)),
    preloads: [...new Set(entries.flatMap(getImports))].map((next) => address(chunk(next).file)),
  });
  const getModules = (entry: string) => {
    const { scripts, preloads } = getScripts([entry]);
    return [...preloads, ...scripts];
  };
  const files = () => [
    ...new Set(
      Object.values(manifest)
        .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
        .map(address),
    ),
  ];
  return { chunk, getScripts, getModules, files };
}

const address = (file: string) => `/${file}`;
