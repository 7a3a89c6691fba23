/**
 * Measures the public pages on a phone: bytes, Lighthouse (the median of three visits), and the response to a tap.
 * Exits with 1 if a page is too heavy or loses a point for anything but speed; times depend on the machine, so they
 * are only marked. `npm run vitals`, or with paths: `npm run vitals -- / /contact`. `--smallest` visits one page, without
 * Lighthouse, which it would have to fetch.
 */
import { chromium } from 'playwright-core';
import { browserArguments } from '../../tests/support/browser.ts';
import { startTestServer } from '../../tests/support/server.ts';
import { provideChromium } from '../steps/chromium.mjs';
import budgets from './budgets.json' with { type: 'json' };
import { measureInteractions } from './interactions.ts';
import { type Measured, openLighthouse } from './lighthouse.ts';
import { pageBytes } from './page-bytes.ts';
import { overweight, type PublicPage, phone, publicPages } from './pages.ts';

const isSmallest = process.argv.includes('--smallest');
const visits = 3;
const { milliseconds: limits } = budgets;
const asked = isSmallest ? ['/terms-of-service'] : process.argv.slice(2);

const executablePath = await provideChromium();
const server = await startTestServer();
const lighthouse = isSmallest ? null : await openLighthouse(executablePath);
const browser = await chromium.launch({ executablePath, args: browserArguments });
const faults: string[] = [];
try {
  const pages = (await publicPages(server.origin)).filter(
    ({ path }) => asked.length === 0 || asked.includes(path),
  );
  if (pages.length === 0) throw new Error('No page of that path is in the site map.');
  const table: Record<string, object> = {};
  for (const page of pages) table[page.path] = await measurePage(page);
  console.table(table);
  console.table(
    Object.fromEntries(
      (await measureInteractions(browser, server.origin)).map(([name, ms]) => [
        name,
        { ms: marked(ms, limits.interaction) },
      ]),
    ),
  );
} finally {
  await browser.close();
  await lighthouse?.close();
  await server.close();
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

async function measurePage(page: PublicPage) {
  const session = await browser.newContext(phone);
  const bytes = await pageBytes(await session.newPage(), server.origin + page.path);
  await session.close();
  faults.push(...overweight(page, bytes));

  if (!lighthouse) return bytes;
  const measured: Measured[] = [];
  for (let visit = 0; visit < visits; visit++)
    measured.push(await lighthouse.measure(server.origin + page.path));
  const median = (of: (one: Measured) => number) => measured.map(of).sort((a, b) => a - b)[visits >> 1]!;
  const scores = Object.keys(budgets.lighthouse).map(
    (name) => [name, median((one) => one.scores[name]!)] as const,
  );
  for (const [name, score] of scores) {
    const least = budgets.lighthouse[name as keyof typeof budgets.lighthouse];
    if (name !== 'performance' && score < least) faults.push(`${page.path}: ${name} ${score} of ${least}`);
  }
  const cls = median((one) => one.cls);
  if (cls > budgets.cls) faults.push(`${page.path}: a layout shift of ${cls}`);
  return {
    ...bytes,
    scores: scores.map(([, score]) => score).join(' '),
    lcp: marked(
      median((one) => one.lcp),
      lcpLimit(page),
    ),
    tbt: marked(
      median((one) => one.tbt),
      limits.tbt,
    ),
    cls,
  };
}

function lcpLimit({ path, isArticle }: PublicPage): number {
  if (path === '/') return limits.lcp['/'];
  return isArticle ? limits.lcp.article : limits.lcp.others;
}

/** Marks a time beyond its goal. */
function marked(ms: number, limit: number): string {
  return `${Math.round(ms)}${ms > limit ? ` > ${limit}` : ''}`;
}
