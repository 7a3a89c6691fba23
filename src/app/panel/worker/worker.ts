/**
 * The panel's service worker: one file without imports when it is built. See
 * docs/product/office.md#installing-the-panel-and-offline.
 */
import { listenForPush } from './push.ts';
import { deleteOldShells, installShell, isOfShell, respondFromShell } from './shell.ts';
import type { WorkerBuild, WorkerScope } from './worker-events.ts';

const scope = self as unknown as WorkerScope;
const { panelBuild } = self as unknown as { panelBuild: WorkerBuild };

scope.addEventListener('install', (event) => {
  event.waitUntil(installShell(panelBuild).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldShells().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  if (isOfShell(event.request)) event.respondWith(respondFromShell(event.request, panelBuild));
});

listenForPush(scope);
