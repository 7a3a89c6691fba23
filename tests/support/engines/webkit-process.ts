import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Params } from './bidi-server.ts';
import { endProgram, printed, startProgram } from './browser-process.ts';

const program = fileURLToPath(new URL('webkit-window/main.py', import.meta.url));

export interface WindowEvent {
  event: string;
  page: string;
  // biome-ignore lint/suspicious/noExplicitAny: each event has its own facts
  [fact: string]: any;
}

/** The windows of WebKitGTK on a virtual screen. */
export async function startWindows(onEvent: (event: WindowEvent) => void, onConsole: (line: string) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const screen = startProgram(
    'Xvfb',
    // On a slow machine a key is down for longer than after which it repeats.
    [...'-displayfd 3 -screen 0 1600x1000x24 -nolisten tcp -ardelay 600000 -fbdir'.split(' '), folder],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await printed(screen, screen.stdio[3] as NodeJS.ReadableStream, /(\d+)\n/);
  // Without stdbuf, the console of pages arrives kilobytes late. Only Debian's Python has GTK.
  const child = startProgram('/usr/bin/stdbuf', ['-oL', '/usr/bin/python3', program], {
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      // There is no graphics card.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DMABUF_RENDERER_FORCE_SHM: '1',
    },
  });
  const waiting = new Map<number, PromiseWithResolvers<Params>>();
  let count = 0;
  createInterface({ input: child.stdio[3] as NodeJS.ReadableStream }).on('line', (line) => {
    const message = JSON.parse(line);
    if (message.event) return onEvent(message);
    if (message.error) waiting.get(message.id)?.reject(new Error(message.error));
    else waiting.get(message.id)?.resolve(message.value);
    waiting.delete(message.id);
  });
  // Which of the two has the console depends on the version.
  for (const input of [child.stdout!, child.stderr!]) createInterface({ input }).on('line', onConsole);
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('WebKit has ended'));
  });
  return {
    folder,
    send(method: string, params: object): Promise<Params> {
      const id = ++count;
      const answer = Promise.withResolvers<Params>();
      waiting.set(id, answer);
      child.stdin!.write(`${JSON.stringify({ id, method, params })}\n`);
      return answer.promise;
    },
    async close() {
      await endProgram(child);
      await endProgram(screen);
    },
  };
}

export type Windows = Awaited<ReturnType<typeof startWindows>>;
