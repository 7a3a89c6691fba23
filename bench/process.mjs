/** How soon the built site responds after a start, and what memory it takes. */
import { readFileSync } from 'node:fs';
import { startTestServer } from '../tests/support/server.ts';
import { load, median } from './load.mjs';
import { sendQuotes } from './quotes.mjs';
import { markdownTable, ms } from './report.mjs';
import { scaled } from './scale.mjs';

const pages = ['/', '/blog', '/calculator', '/api/services'];

/** Several processes, since the garbage that V8 has not collected yet differs from one to the next. */
const processes = scaled(3, 1);

export async function measureProcess() {
  const began = performance.now();
  const site = await startTestServer();
  await firstPage(site);
  const firstStart = performance.now() - began;
  const rounds = [];
  try {
    for (let round = 0; round < processes; round++) {
      await site.stop();
      const restarted = performance.now();
      await site.start();
      await firstPage(site);
      const start = performance.now() - restarted;
      const idle = megabytes(site);
      for (const path of pages) await load(site.origin + path, scaled(5, 1));
      const afterPages = megabytes(site);
      await sendQuotes(site);
      rounds.push({ start, idle, afterPages, afterQuotes: megabytes(site) });
    }
  } finally {
    await site.close();
  }
  const middle = (name) => median(rounds.map((round) => round[name]));
  return markdownTable(
    ['The process', 'median of three'],
    [
      ['first start to the first page, with migrations and demo content', ms(firstStart)],
      ['start to the first page', ms(middle('start'))],
      ['memory after the start', `${middle('idle')} MB`],
      ['memory after 20 s of pages', `${middle('afterPages')} MB`],
      ['memory after 5 s of quotes more', `${middle('afterQuotes')} MB`],
    ],
  );
}

const firstPage = async (site) => (await fetch(site.origin)).arrayBuffer();

/** Linux only, as `/proc` is. */
function megabytes(site) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid()}/status`, 'utf8'));
  return Math.round(Number(kilobytes) / 1024);
}
