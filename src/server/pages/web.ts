import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Tags } from '#web/document.tsx';
import type { PolicySources } from './content-security-policy.ts';

/** The web part as the server sees it: the rendering module, what an entry must load, and what the policy allows for it. */
export interface Web {
  render: typeof import('#web/render.tsx');
  /** `live` is the entry of a live page, `page` its name, where it is one of the site. */
  tags: (entries: readonly string[], live?: string, page?: string) => Tags;
  /** Where the style sheet of a single page is served. */
  styleSheet: (source: string) => string;
  policy: (page?: string) => PolicySources;
}

export const siteStyles = 'src/web/styles/site.css';
export const enhanceEntry = 'src/web/enhance/enhance.ts';
export const consentEntry = 'src/web/enhance/consent.ts';
export const adminEntry = 'src/web/admin/main.tsx';

const dist = new URL('../../../dist/', import.meta.url);

/** The built web part. Throws when there is no build. */
export async function builtWeb(): Promise<Web> {
  const site = readBuild('client');
  const admin = readBuild('admin');
  const { file, assets = [] } = site.chunk(siteStyles);
  const whole = readFileSync(new URL(`client/${file}`, dist), 'utf8').trim();
  const styles = JSON.parse(readFileSync(new URL('server/styles.json', dist), 'utf8')) as Record<
    string,
    string
  >;
  const cssOf = (page = '') => styles[page] ?? whole;
  const hashed = new Map([whole, ...Object.values(styles)].map((css) => [css, hashOf(css)]));
  const fonts = assets.filter((asset) => /-core-[^/]*\.woff2$/.test(asset)).map(address);
  return {
    render: await import(new URL('server/render.js', dist).href),
    tags: (entries, live, page) =>
      entries.includes(adminEntry)
        ? {
            ...admin.scriptsOf(entries),
            stylesheets: (admin.chunk(adminEntry).css ?? []).map(address),
            fonts: [],
          }
        : {
            ...site.scriptsOf(entries),
            ...(live && { liveModules: site.modulesOf(live) }),
            css: cssOf(page),
            stylesheets: [],
            fonts,
          },
    styleSheet: (source) => address(site.chunk(source).file),
    policy: (page) => ({ style: `'self' 'sha256-${hashed.get(cssOf(page))}'` }),
  };
}

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>;

/** What Vite says of one of the two builds for the browser. */
function readBuild(name: 'client' | 'admin') {
  const manifest = JSON.parse(readFileSync(new URL(`${name}/.vite/manifest.json`, dist), 'utf8')) as Manifest;
  const chunk = (entry: string) => {
    const found = manifest[entry];
    if (!found) throw new Error(`The build has no entry ${entry}`);
    return found;
  };
  const importsOf = (entry: string): string[] =>
    (chunk(entry).imports ?? []).flatMap((next) => [next, ...importsOf(next)]);
  const scriptsOf = (entries: readonly string[]) => ({
    scripts: entries.map((entry) => address(chunk(entry).file)),
    preloads: [...new Set(entries.flatMap(importsOf))].map((next) => address(chunk(next).file)),
  });
  const modulesOf = (entry: string) => {
    const { scripts, preloads } = scriptsOf([entry]);
    return [...preloads, ...scripts];
  };
  return { chunk, scriptsOf, modulesOf };
}

const hashOf = (css: string) => createHash('sha256').update(css).digest('base64');
const address = (file: string) => `/${file}`;
