import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const lists = fileURLToPath(new URL('./lighthouse/', import.meta.url));
const folder = fileURLToPath(new URL('../../.cache/vitals/', import.meta.url));

export interface Measured {
  /** 0 to 100, by category. */
  scores: Record<string, number>;
  lcp: number;
  cls: number;
  tbt: number;
}

interface Result {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Measures a URL as a mid-range phone on a slow line, which Lighthouse computes from one fast visit. */
export async function openLighthouse(chromePath: string) {
  install();
  const load = (name: string, file: string) =>
    import(pathToFileURL(join(folder, 'node_modules', name, file)).href);
  const { default: lighthouse } = await load('lighthouse', 'core/index.js');
  const { launch } = await load('chrome-launcher', 'dist/index.js');
  const chrome = await launch({ chromePath, chromeFlags: flags });
  return {
    async measure(url: string): Promise<Measured> {
      const visit = async (triesLeft: number): Promise<Result> => {
        const options = { port: chrome.port, output: 'json', logLevel: 'error' };
        const { lhr } = (await lighthouse(url, options)) as { lhr: Result };
        if (!lhr.runtimeError) return lhr;
        // On a busy machine a trace sometimes misses its start.
        if (triesLeft === 0) throw new Error(`${url}: ${lhr.runtimeError.message}`);
        return visit(triesLeft - 1);
      };
      const lhr = await visit(2);
      const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
      return {
        scores: Object.fromEntries(
          Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
        ),
        lcp: value('largest-contentful-paint'),
        cls: value('cumulative-layout-shift'),
        tbt: value('total-blocking-time'),
      };
    },
    close: () => chrome.kill(),
  };
}

/** Not a dependency of the product: it is as large as all of them together. */
function install() {
  const lock = 'package-lock.json';
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  if (
    read(join(folder, lock)) === read(join(lists, lock)) &&
    existsSync(join(folder, 'node_modules/lighthouse'))
  ) {
    return;
  }
  console.log('Installing Lighthouse into .cache/vitals');
  cpSync(lists, folder, { recursive: true });
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Lighthouse could not be installed');
}

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
