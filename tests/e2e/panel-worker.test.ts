import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { admin } from '../support/admin.ts';
import { expectComplaints } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { startTestServer } from '../support/server.ts';
import { spawnBuilt } from '../support/spawn-built.ts';
import { until } from '../support/until.ts';
import { untilOpen } from '../support/until-open.ts';
import { openWorkerPanel, untilStored } from '../support/worker-panel.ts';

const lineComplaints = /ERR_|40[134]|50\d/;

const project = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of the build in which every script has another name, as after a change of what all share. */
async function nextBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'next-build-'));
  await cp(join(project, 'dist'), join(folder, 'dist'), { recursive: true });
  await cp(join(project, 'package.json'), join(folder, 'package.json'));
  for (const name of ['node_modules', 'src', 'public', 'art']) {
    await symlink(join(project, name), join(folder, name));
  }
  const assets = join(folder, 'dist/admin/admin-assets');
  const files = await readdir(assets);
  for (const file of files.filter((name) => /\.(br|gz|zst)$/.test(name))) await rm(join(assets, file));
  const changed = files
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, name.replace(/\.js$/, '-next.js')] as const);
  const rewritten = async (path: string) => {
    const text = await readFile(path, 'utf8');
    const next = changed.reduce((so, [from, to]) => so.replaceAll(from, to), text);
    if (next !== text) await writeFile(path, next);
  };
  for (const file of files.filter((name) => name.endsWith('.js'))) await rewritten(join(assets, file));
  await rewritten(join(folder, 'dist/admin/.vite/manifest.json'));
  for (const [from, to] of changed) await rename(join(assets, from), join(assets, to));
  return folder;
}

test('the worker shows what it has on a line that hangs, takes a new build, and goes when told', async ({
  step,
  browser,
  after,
}) => {
  await step(
    'on a line that hangs, Today appears within seconds and is replaced when the server answers',
    async () => {
      const server = await startTestServer();
      after(() => server.close());
      const page = await openWorkerPanel(browser, server.origin, { path: customerScreens.today });
      expectComplaints(page, lineComplaints);
      await untilStored(page, adminApi.today);
      process.kill(server.pid(), 'SIGSTOP');
      try {
        // The panel itself waits 20 seconds for an answer.
        await page.reload({ timeout: 15_000, waitUntil: 'commit' });
        await page
          .getByText(/The server isn’t responding\. Showing what was last loaded at/)
          .waitFor({ timeout: 15_000 });
        await page.getByRole('heading', { name: 'Today', exact: true }).waitFor();
      } finally {
        process.kill(server.pid(), 'SIGCONT');
      }
      await page.getByText(/The server isn’t responding/).waitFor({ state: 'detached' });
    },
  );

  await step('PANEL_WORKER=off takes the worker and what it stored away', async () => {
    const environment: Record<string, string> = {};
    const server = await startTestServer(environment);
    after(() => server.close());
    const page = await openWorkerPanel(browser, server.origin);
    expectComplaints(page, lineComplaints);
    await server.stop();
    environment.PANEL_WORKER = 'off';
    await server.start();
    // A server that has just started may be so slow that the worker shows its stored page once more.
    await until(async () => {
      await page.reload();
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
      return page.evaluate(
        async () =>
          (await navigator.serviceWorker.getRegistrations()).length === 0 &&
          (await caches.keys()).length === 0,
      );
    });
  });

  await step(
    'a new build leaves an open tab working, and the next visit has the new one, also offline',
    async () => {
      const server = await startTestServer();
      const folder = await nextBuild();
      let next: ChildProcess | undefined;
      after(async () => {
        next?.kill('SIGKILL');
        await server.close();
        await rm(folder, { recursive: true, force: true });
      });
      const page = await openWorkerPanel(browser, server.origin);
      expectComplaints(page, lineComplaints);
      await server.stop();
      next = spawnBuilt(
        {
          PORT: new URL(server.origin).port,
          PUBLIC_URL: server.origin,
          DATA_DIR: server.database.dataDir,
          ...(server.database.databaseUrl && { DATABASE_URL: server.database.databaseUrl }),
          ADMIN_USERNAME: admin.username,
          ADMIN_PASSWORD: admin.password,
        },
        folder,
      );
      await untilOpen(next).opened;

      // The screen's file is gone from the server.
      await page.getByRole('link', { name: 'Quotes', exact: true }).first().click();
      await page.getByRole('heading', { name: 'Quote Requests' }).waitFor();

      await page.goto(server.origin + adminPaths.quotes);
      await page.getByRole('heading', { name: 'Quote Requests' }).waitFor();
      assert.equal(await page.locator('script[src*="/main-"][src$="-next.js"]').count(), 1);
      await until(() =>
        page.evaluate(async (path) => {
          const { active, installing, waiting } = await navigator.serviceWorker.ready;
          const shells = (await caches.keys()).filter((name) => name.startsWith('panel-shell-'));
          const documents = await Promise.all(
            shells.map(async (cacheName) => (await caches.match(path, { cacheName }))?.text()),
          );
          const isThere = documents.some((html) => html?.includes('-next.js'));
          return isThere && active?.state === 'activated' && !installing && !waiting;
        }, adminPaths.dashboard),
      );
      await page.context().setOffline(true);
      await page.reload();
      await page.getByRole('heading', { name: 'Quote Requests' }).waitFor();
      assert.equal(await page.locator('script[src*="/main-"][src$="-next.js"]').count(), 1);
      await page.context().setOffline(false);
    },
  );
});
