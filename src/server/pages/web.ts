import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Tags } from '#web/document.tsx';

/** The web part as the server sees it: the rendering module, what an entry must load, and the policy that fits. */
export interface Web {
  render: typeof import('#web/render.tsx');
  tags: (entry: string) => Tags;
  contentSecurityPolicy: string;
}

export const siteStyles = 'src/web/styles/site.css';
export const enhanceEntry = 'src/web/enhance/enhance.ts';
export const adminEntry = 'src/web/admin/main.tsx';

interface PolicySources {
  style: string;
  connect?: string;
}

/** Nothing inline but the hashed style sheet, nothing from elsewhere. */
export const contentSecurityPolicy = ({ style, connect = "'self'" }: PolicySources) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${style}`,
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src ${connect}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const dist = new URL('../../../dist/', import.meta.url);

/** The built web part. Throws when there is no build. */
export async function builtWeb(): Promise<Web> {
  const site = readBuild('client');
  const admin = readBuild('admin');
  const { file, assets = [] } = site.chunk(siteStyles);
  const css = readFileSync(new URL(`client/${file}`, dist), 'utf8').trim();
  const fonts = assets.filter((asset) => /-core-[^/]*\.woff2$/.test(asset)).map(address);
  return {
    render: await import(new URL('server/render.js', dist).href),
    tags: (entry) =>
      entry === adminEntry
        ? { ...admin.scriptsOf(entry), stylesheets: (admin.chunk(entry).css ?? []).map(address), fonts: [] }
        : { ...site.scriptsOf(entry), css, stylesheets: [], fonts },
    contentSecurityPolicy: contentSecurityPolicy({
      style: `'self' 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    }),
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
  const scriptsOf = (entry: string) => ({
    scripts: [address(chunk(entry).file)],
    preloads: [...new Set(importsOf(entry))].map((next) => address(chunk(next).file)),
  });
  return { chunk, scriptsOf };
}

const address = (file: string) => `/${file}`;
