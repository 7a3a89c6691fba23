import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { api, files, paths } from '#kit/paths/paths.ts';
import { contactBody } from './support/leads.ts';
import { spawnServer } from './support/spawn-server.ts';

const run = promisify(execFile);
const project = fileURLToPath(new URL('..', import.meta.url));
const example = 'scripts/new-business/example.json';
const newBusiness = ['scripts/new-business/new-business.ts', '--answers', example];

/** Cookies, files and metrics carry the product's name, not the company's. */
const technical = /(__Host-)?sunweave[_-][a-z_$]+|sunweave\.sqlite/g;
/** The table of Spanish names of cities is every company's. */
const spanishNames = /"(Los Angeles|Santa \w+)": ?([`"])[^`"]+\2/g;

const traces =
  /sunweave|\(818\) 555-0142|8185550142|Los Angeles|Burbank|Santa Monica|Pasadena|Koreatown|Santa Clarita|Cahuenga|Marisol Vega|Rebecca Lindqvist|91502|sofa back to life|wildfire/gi;

let copy: string;

before(async () => {
  copy = await mkdtemp(join(tmpdir(), 'new-business-'));
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: project });
  const wanted = stdout.split('\n').filter((file) => file && !/^(docs|bench|deploy|tests\/e2e)\//.test(file));
  for (const folder of new Set(wanted.map((file) => dirname(file)))) {
    await mkdir(join(copy, folder), { recursive: true });
  }
  // A test may be deleted but not committed yet.
  await Promise.all(wanted.map((file) => cp(join(project, file), join(copy, file)).catch(ignoreMissing)));
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'));
});

after(() => rm(copy, { recursive: true, force: true, maxRetries: 5 }));

test('without a clean git tree the command refuses and changes nothing', async () => {
  const profile = () => readFile(join(copy, 'src/company/profile/business-texts.ts'), 'utf8');
  const before = await profile();
  await assert.rejects(run(process.execPath, newBusiness, { cwd: copy }), /There are changes/);
  assert.equal(await profile(), before);
});

test('the second company’s site, panel, feeds and emails have no trace of the first', {
  timeout: 180_000,
}, async (context) => {
  const told = await run(process.execPath, [...newBusiness, '--force'], { cwd: copy });
  assert.match(told.stdout, /Harbor & Pine Cleaning it is/);
  const settings = await readFile(join(copy, 'src/company/profile/settings-texts.ts'), 'utf8');
  assert.match(
    settings,
    /\[2, 3, 4, 5\], from: '15:00', to: '17:00' .*\n.*\n.*\[6\], from: '12:00', to: '14:00' .*\n +\],/,
  );
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--app'], { cwd: copy });

  const dataDir = join(copy, 'data');
  const { origin, close } = await spawnServer(copy, dataDir);
  context.after(close);
  const getText = async (path: string) => {
    const answer = await fetch(new URL(path, origin));
    assert.equal(answer.status, 200, path);
    return answer.text();
  };

  const found: string[] = [];
  const sitemap = await getText(files.sitemap);
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  assert.ok(pages.length >= 11, `${pages.length} pages`);
  const others = [files.rss, files.robots, '/site.webmanifest', '/favicon.svg', '/admin', api.openapi];
  for (const path of [...pages, ...others]) found.push(...tracesIn(path, await getText(path)));

  const home = await getText(paths.home);
  for (const own of ['Harbor &amp; Pine', '(503) 555-0186', 'Portland', '"addressRegion":"OR"', '#fffbf4']) {
    assert.ok(home.includes(own), own);
  }
  assert.match(home, /Harbor &amp; Pine Cleaning, Inc\. Cleaning Multnomah County homes/);
  assert.doesNotMatch(home, /id="testimonials"/);
  // It is offered in English only.
  assert.doesNotMatch(home, /hrefLang|href="\/es/);
  assert.deepEqual(
    pages.filter((path) => path.startsWith('/es')),
    [],
  );
  for (const path of ['/es', '/es/', '/es/contact']) {
    assert.equal((await fetch(new URL(path, origin))).status, 404, path);
  }
  assert.equal(JSON.parse(await getText('/site.webmanifest')).name, 'Harbor & Pine Cleaning');

  const built = await readdir(join(copy, 'dist'), { recursive: true });
  // The server carries the demo's data, for its migration.
  const scripts = built.filter((file) => /\.(js|css)$/.test(file) && !file.startsWith('server'));
  assert.ok(scripts.length > 20, `${scripts.length} scripts and style sheets`);
  for (const file of scripts) found.push(...tracesIn(file, await readFile(join(copy, 'dist', file), 'utf8')));

  const sent = await fetch(new URL(api.contact, origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(contactBody({ phone: '(503) 555-0111' })),
  });
  assert.equal(sent.status, 201, await sent.text());
  const database = new DatabaseSync(join(dataDir, 'sunweave.sqlite'), { readOnly: true });
  context.after(() => database.close());
  const emails = database.prepare("select * from outbox where kind = 'email'").all();
  assert.equal(emails.length, 2);
  for (const email of emails) {
    const text = JSON.stringify(email);
    found.push(...tracesIn('email', text));
    assert.match(text, /Harbor &(amp;)? Pine/);
  }
  assert.deepEqual(found, []);
});

test('the second company’s sources pass the type check', async () => {
  // The command has already run the linter.
  await run(process.execPath, ['node_modules/.bin/tsc', '--noEmit'], { cwd: copy });
});

function tracesIn(where: string, text: string): string[] {
  const visible = text.replace(technical, '').replace(spanishNames, '').replaceAll('America/Los_Angeles', '');
  return [...visible.matchAll(traces)].map(
    ({ index }) => `${where}: ${visible.slice(Math.max(0, index - 40), index + 40)}`,
  );
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
}
