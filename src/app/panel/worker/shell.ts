import { adminPaths, adminPost } from '#kit/paths/paths.ts';
import type { WorkerBuild } from './worker-events.ts';

const prefix = 'panel-shell-';
const document = adminPaths.dashboard;
const patienceMilliseconds = 4_000;

/** Stores the document together with every file that it may ask for, or nothing. */
export async function installShell({ id, entry, files }: WorkerBuild) {
  const page = await fetch(document, { cache: 'no-store' });
  const html = await page.text();
  // Another instance may still serve the build before: the browser tries again with its next check.
  if (!page.ok || !html.includes(entry)) throw new Error('The document is of another build');
  const cache = await caches.open(prefix + id);
  try {
    await cache.addAll(files);
    await cache.put(document, new Response(html, { headers: page.headers }));
  } catch (error) {
    await caches.delete(prefix + id);
    throw error;
  }
}

/** The last two builds stay, so that a tab which is open during an update still finds its screens. */
export async function deleteOldShells() {
  const shells = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(shells.slice(0, -2).map((name) => caches.delete(name)));
}

/** All other requests, such as every call, are left to the browser. */
export function isOfShell({ method, mode, url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return false;
  return isFile(pathname) || (mode === 'navigate' && !pathname.startsWith(adminPost.preview));
}

export async function respondFromShell(request: Request, build: WorkerBuild): Promise<Response> {
  const { pathname } = new URL(request.url);
  return isFile(pathname) ? ((await stored(pathname)) ?? fetch(request)) : getDocument(request, build);
}

const isFile = (pathname: string) => pathname.startsWith('/admin-assets/');

/** A file has a hash in its name, so it is right in whichever build it is. */
const stored = (pathname: string, cacheName?: string) =>
  caches.match(pathname, { ignoreSearch: true, ignoreVary: true, ...(cacheName && { cacheName }) });

/** The server's, or after a while the stored one, marked so that the panel shows what it last loaded. */
async function getDocument(request: Request, { id }: WorkerBuild): Promise<Response> {
  const fromServer = fetch(request);
  const inTime = await Promise.race([
    fromServer.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, patienceMilliseconds)),
  ]);
  if (inTime && inTime.status < 500) return inTime;
  const copy = await stored(document, prefix + id);
  if (!copy) return fromServer;
  const html = (await copy.text()).replace('<html ', '<html data-stored="" ');
  return new Response(html, { headers: copy.headers });
}
