import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProgram, printed, startProgram } from './browser-process.ts';
import type { Engine } from './engine.ts';

/** Without a visible window, Firefox does not detect a pointer. 6 is a mouse. */
const preferences = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'ui.primaryPointerCapabilities': 6,
};

/** Firefox over its built-in WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = startProgram(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  const address = await printed(child, child.stderr!, /BiDi listening on (ws:\S+)/);
  const { send, errors } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send('browsingContext.getTree', {});
  const { context } = contexts[0];

  const evaluate = async (source: string) => {
    const answer = await send('script.evaluate', {
      expression: `(${source})()`,
      target: { context },
      awaitPromise: true,
      userActivation: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result;
  };

  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    call: async (source) => (await evaluate(source)).value,
    perform: (actions) => send('input.performActions', { context, actions }),
    choose: async (source, path) => {
      const { sharedId } = await evaluate(source);
      await send('input.setFiles', { context, element: { sharedId }, files: [path] });
    },
    resize: (viewport) => send('browsingContext.setViewport', { context, viewport }),
    clearCookies: () => send('storage.deleteCookies', {}),
    takeErrors: () => errors.splice(0),
    close: () => endProgram(child),
  };
}

/** NS_BINDING_ABORTED: the page unloaded before its font had loaded. */
const leftPage = 'status=2152398850';

// biome-ignore lint/suspicious/noExplicitAny: what the protocol answers differs with each command
type Answer = any;

/** Commands and replies have ids; a message without one is an event. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  const errors: string[] = [];
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message, error, params } = JSON.parse(data);
    if (type === 'event') {
      if (params.level === 'error' && !params.text.includes(leftPage)) errors.push(params.text);
    } else if (type === 'success') waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    waiting.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'));
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.addEventListener('open', () => resolve());
  socket.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${address}`)));
  await promise;
  const send = (method: string, params: object): Promise<Answer> => {
    const id = ++count;
    const answer = Promise.withResolvers<Answer>();
    waiting.set(id, answer);
    socket.send(JSON.stringify({ id, method, params }));
    const timer = setTimeout(() => answer.reject(new Error(`${method} takes more than a minute`)), 60_000);
    return answer.promise.finally(() => clearTimeout(timer));
  };
  return { send, errors };
}
