import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

export interface PageBytes {
  html: number;
  /** The style sheet in the document, which `html` includes, and linked ones. */
  css: number;
  js: number;
  font: number;
  image: number;
  video: number;
}

type Kind = keyof PageBytes;

const kinds: Partial<Record<string, Kind>> = {
  script: 'js',
  stylesheet: 'css',
  font: 'font',
  image: 'image',
  media: 'video',
};

/**
 * Counts what a first visit downloads before anybody touches the page. Text counts as compressed file by file, whatever
 * the server sent: documents and styles as brotli, scripts as gzip, both at the highest level.
 */
export async function pageBytes(page: Page, url: string): Promise<PageBytes> {
  const bytes: PageBytes = { html: 0, css: 0, js: 0, font: 0, image: 0, video: 0 };
  const counting: Promise<[Kind, number]>[] = [];
  let lastAnswer = 0;
  const note = (answer: Response) => {
    lastAnswer = performance.now();
    const kind = kinds[answer.request().resourceType()];
    if (kind && answer.ok() && !answer.url().startsWith('data:')) counting.push(weigh(answer, kind));
  };
  page.on('response', note);
  // Not `networkidle`: on a slow machine the network is idle before the whole document is parsed.
  const answer = await page.goto(url);
  await page.waitForFunction(hasScripts);
  while (performance.now() - lastAnswer < quietMs) await sleep(quietMs / 5);
  page.off('response', note);
  if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
  const document = await answer.text();
  bytes.html = brotli(document);
  bytes.css = brotli(/<style>(.*?)<\/style>/s.exec(document)?.[1] ?? '');
  for (const [kind, size] of await Promise.all(counting)) bytes[kind] += size;
  return bytes;
}

/** Milliseconds without a response after which the page is complete. */
const quietMs = 500;

/** Runs in the page, which loads its scripts only after the first paint. */
function hasScripts() {
  const later = [...document.querySelectorAll<HTMLElement>('script[data-src]')].map(
    ({ dataset }) => dataset.src!,
  );
  const live = document.getElementById('data')?.dataset.modules?.split(' ') ?? [];
  const isFetched = (address: string) =>
    performance.getEntriesByName(new URL(address, location.href).href)[0];
  return [...later, ...live].every(isFetched);
}

async function weigh(answer: Response, kind: Kind): Promise<[Kind, number]> {
  const body = await answer.body();
  if (kind === 'js') return [kind, gzipSync(body, { level: 9 }).length];
  return [kind, kind === 'css' ? brotli(body) : body.length];
}

const brotli = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
