import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './apt.mjs';
import { run } from './command.mjs';
import { step } from './progress.mjs';
import { Problem, systemPath } from './project.mjs';

/** The other browser engines of the journeys. Unlike Chromium, they are not on the npm registry. */
export const engines = {
  firefox: {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find: findFirefox,
  },
  webkit: {
    name: 'WebKit',
    packages: [
      ...['gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'libxtst6'],
      // WebKit needs it to play the videos of the service pages.
      'gstreamer1.0-plugins-good',
    ],
    find: findWebKit,
  },
};

/** The first long-term release with all the WebDriver BiDi commands that Playwright uses. */
const oldestFirefox = 153;
const firefoxes = ['firefox-esr', 'firefox'];
const places = [...systemPath.split(delimiter), '/usr/bin', '/usr/local/bin'];

/**
 * The environment variables with which the tests find the engine; installs it if root can.
 * Throws a Problem that says why it is not available.
 * @param {keyof typeof engines} key
 */
export async function provideEngine(key) {
  const { name, packages, find } = engines[key];
  return (await find()) ?? (await step(`Installing ${name}`, () => installAndFind(packages, find)));
}

async function installAndFind(packages, find) {
  await installPackages(packages);
  const found = await find();
  if (found) return found;
  throw new Problem('it does not run here, though apt-get has installed it');
}

async function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  const paths = [
    ...firefoxes.flatMap((program) => places.map((folder) => join(folder, program))),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ];
  for (const path of named ? [named] : new Set(paths)) {
    if (!existsSync(path)) continue;
    const { code, output } = await run(path, ['--version'], { limitMs: 60_000 });
    if (code === 0 && Number(/Firefox (\d+)/.exec(output)?.[1]) >= oldestFirefox)
      return { FIREFOX_PATH: path };
  }
  if (named) throw new Problem(`FIREFOX_PATH names no Firefox ${oldestFirefox} or later: ${named}`);
}

/** Mouse and keyboard are events of the X server, through its library XTest. */
const webkitParts = `import ctypes, gi
gi.require_version("WebKit2", "4.1")
ctypes.CDLL("libXtst.so.6")`;

async function findWebKit() {
  const calls = [
    ['Xvfb', ['-help']],
    ['/usr/bin/stdbuf', ['--help']],
    ['/usr/bin/python3', ['-c', webkitParts]],
  ];
  for (const [program, args] of calls) {
    const { code } = await run(program, args, { path: places.join(delimiter), limitMs: 60_000 });
    if (code !== 0) return;
  }
  return {};
}
