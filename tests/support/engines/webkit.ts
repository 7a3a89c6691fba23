import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/steps/free-port.mjs';
import { until } from '../until.ts';
import { endProgram, printed, startProgram } from './browser-process.ts';
import type { Engine } from './engine.ts';

const window = fileURLToPath(new URL('webkit-window.py', import.meta.url));

/** WebKitGTK over WebDriver, in a window on a virtual screen. */
export async function startWebKit(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'webkit-'));
  const console = join(profile, 'console.log');
  await writeFile(console, '');
  const screen = startProgram(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const display = await printed(screen, screen.stdio[3] as NodeJS.ReadableStream, /(\d+)\n/);
  const port = await freePort();
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      CONSOLE_LOG: console,
      PROFILE_FOLDER: profile,
      // There is no graphics card.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DMABUF_RENDERER_FORCE_SHM: '1',
    },
  });
  const send = async (path: string, body?: object, method = body ? 'POST' : 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(60_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Answer };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await until(() =>
    send('/status').then(
      ({ ready }) => ready,
      () => false,
    ),
  );
  // Without stdbuf, output to a file arrives kilobytes late. Only Debian's Python has GTK.
  const binary = { binary: '/usr/bin/stdbuf', args: ['-oL', '/usr/bin/python3', window] };
  const { sessionId } = await send('/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': binary } },
  });
  const session = (path: string, body?: object, method?: string) =>
    send(`/session/${sessionId}/${path}`, body, method);
  const evaluate = (source: string) => session('execute/sync', { script: `return (${source})()`, args: [] });
  let read = 0;

  return {
    open: (url) => session('url', { url }),
    reload: () => session('refresh', {}),
    call: evaluate,
    perform: (actions) => session('actions', { actions }),
    choose: async (source, path) => {
      const [id] = Object.values(await evaluate(source));
      await session(`element/${id}/value`, { text: path });
    },
    resize: (size) => session('window/rect', { x: 0, y: 0, ...size }),
    clearCookies: () => session('cookie', undefined, 'DELETE'),
    takeErrors() {
      const text = readFileSync(console, 'utf8');
      const lines = text.slice(read).split('\n');
      read = text.length;
      return lines.filter((line) => /CONSOLE (\w+ )?ERROR/.test(line));
    },
    async close() {
      await endProgram(driver);
      await endProgram(screen);
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: what the protocol answers differs with each command
type Answer = any;
