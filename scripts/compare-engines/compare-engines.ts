/**
 * Photographs the public pages, those of a customer and the panel's screens in Chromium, Firefox and WebKit, at the
 * widths of a phone and a desk, and puts the three side by side in a sheet for a person to look at:
 * `npm run compare-engines`, or with parts of paths, `npm run compare-engines -- /calculator /admin/settings`.
 * `--smallest` photographs one page in Chromium alone.
 */
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { api } from '#kit/paths/paths.ts';
import { admin } from '../../tests/support/admin.ts';
import { browserArguments, widths } from '../../tests/support/browser.ts';
import { launchEngine, setEngineOptions } from '../../tests/support/engines/launch.ts';
import { startTestServer } from '../../tests/support/server.ts';
import { provideChromium } from '../steps/chromium.mjs';
import { provideEngine } from '../steps/engines.mjs';
import { pathsToCompare } from './paths.ts';

/** So many windows of a page, one below the other. */
const mostWindows = 9;
/** Wide enough to read the text of a desktop screenshot. */
const columnWidth = 720;
const isSmallest = process.argv.includes('--smallest');
const asked = isSmallest ? ['/terms'] : process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'engines-'));
const server = await startTestServer();
const browsers = {
  chromium: await chromium.launch({ executablePath: await provideChromium(), args: browserArguments }),
  ...(!isSmallest && {
    firefox: await launchInstalled('firefox'),
    webkit: await launchInstalled('webkit'),
  }),
};
try {
  const all = await pathsToCompare(server.origin);
  const paths = all.filter((path) => asked.length === 0 || asked.some((part) => path.includes(part)));
  if (paths.length === 0) throw new Error(`No page has ${asked.join(' or ')} in its path.`);
  for (const [width, viewport] of Object.entries(widths)) {
    for (const path of paths) await makeSheet(path, width, viewport);
  }
} finally {
  await Promise.all(Object.values(browsers).map((browser) => browser.close()));
  await server.close();
}
console.log(`Look at the sheets in ${folder}: from left to right Chromium, Firefox and WebKit.`);
process.exit();

async function launchInstalled(engine: 'firefox' | 'webkit'): Promise<Browser> {
  Object.assign(process.env, await provideEngine(engine));
  return launchEngine(engine);
}

async function makeSheet(path: string, width: string, viewport: { width: number; height: number }) {
  const pictures: Buffer[] = [];
  for (const browser of Object.values(browsers)) pictures.push(await photograph(browser, path, viewport));
  const columns = await Promise.all(
    pictures.map((picture) =>
      sharp(picture).resize({ width: columnWidth, withoutEnlargement: true }).toBuffer(),
    ),
  );
  const sizes = await Promise.all(columns.map((column) => sharp(column).metadata()));
  const left = sizes[0]!.width + 16;
  const height = Math.max(...sizes.map((size) => size.height));
  const name = path.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
  await mkdir(join(folder, width), { recursive: true });
  await sharp({ create: { width: left * columns.length, height, channels: 3, background: '#888' } })
    .composite(columns.map((input, index) => ({ input, left: left * index, top: 0 })))
    .png()
    .toFile(join(folder, width, `${name}.png`));
  console.log(`${width}  ${path}  ${sizes.map((size) => size.height).join(' ')}`);
}

/** The page from top to bottom, window by window. */
async function photograph(browser: Browser, path: string, viewport: { width: number; height: number }) {
  const options = { viewport, reducedMotion: 'reduce' } as const;
  setEngineOptions(options);
  const session = await browser.newContext(options);
  session.setDefaultTimeout(120_000);
  try {
    const page = await session.newPage();
    if (path.startsWith('/admin')) {
      await session.request.post(server.origin + api.login, {
        data: admin,
        headers: { Origin: server.origin },
      });
    }
    await page.goto(server.origin + path);
    if (path.startsWith('/admin')) await page.locator('main h1').waitFor();
    // Lists are as long as what they have loaded.
    await page.evaluate(showAt, 0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const windows: Buffer[] = [];
    for (let top = 0; top < height && windows.length < mostWindows; top += viewport.height) {
      await page.evaluate(showAt, top);
      windows.push(await page.screenshot());
    }
    const all = {
      ...viewport,
      height: viewport.height * windows.length,
      channels: 3,
      background: '#888',
    } as const;
    return sharp({ create: all })
      .composite(windows.map((input, index) => ({ input, left: 0, top: index * viewport.height })))
      .png()
      .toBuffer();
  } finally {
    await session.close();
  }
}

/** Runs in the page: scrolls there and waits for its pictures. */
async function showAt(top: number) {
  scrollTo({ top, behavior: 'instant' });
  await document.fonts.ready;
  const isLoading = () =>
    document.querySelector('main [aria-busy=true]') !== null ||
    [...document.images].some((image) => {
      const { bottom, top } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight && !image.complete;
    });
  for (let tries = 0; tries < 100; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (!isLoading()) return;
  }
}
