import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Params } from './bidi-server.ts';
import { withInsertText } from './insert-text.ts';
import { callSource, disownSource, receiveSource, showSource } from './remote-values.ts';
import { type Commands, getRealm, pagesIn, pause, type WebKitBrowser } from './webkit-browser.ts';

/** Runs the body of a function in the page, in the world of the page's scripts or in Playwright's own. */
export async function runInPage(
  { windows, pages }: WebKitBrowser,
  page: string,
  source: string,
  world?: string,
) {
  const before = pages.get(page)?.document;
  try {
    return JSON.parse(await windows.send('evaluate', { page, source, world }));
  } catch (error) {
    // The page may be about to leave its document, which Playwright must hear first.
    for (let tries = 0; tries < 40 && pages.get(page)?.document === before; tries++) await pause(50);
    throw error;
  }
}

/** Gives the pages their scripts for the documents to come. */
export async function updateScripts({ windows, pages, userContexts }: WebKitBrowser, contexts: string[]) {
  for (const page of contexts) {
    const { userContext, scripts } = pages.get(page)!;
    const shared = userContexts.get(userContext)!.scripts;
    await windows.send('scripts', { page, scripts: [...shared.values(), ...scripts.values()] });
  }
}

export function scriptCommands(browser: WebKitBrowser): Commands {
  async function call({ target, functionDeclaration, arguments: args = [], resultOwnership }: Params) {
    const context = target.context ?? target.realm.split('/')[0];
    const world = target.sandbox && 'utility';
    for (const { sharedId } of args) if (sharedId) await share(context, sharedId, world);
    const wantsHandle = resultOwnership === 'root';
    const source = callSource(functionDeclaration, args.map(withInsertText), wantsHandle, world ?? 'main');
    return {
      ...(await runInPage(browser, context, source, world)),
      realm: getRealm(browser, context, world),
    };
  }

  async function share(context: string, sharedId: string, world?: string) {
    const owner = sharedId.startsWith('utility/') ? 'utility' : undefined;
    if (owner === world) return;
    await runInPage(browser, context, receiveSource(sharedId), world);
    await runInPage(browser, context, showSource(sharedId), owner);
  }

  return {
    'script.evaluate': ({ expression, ...params }) =>
      call({ ...params, functionDeclaration: `async () => (${expression.trim().replace(/;$/, '')})` }),
    'script.callFunction': call,
    'script.disown': async ({ target, handles }) => {
      // With the document its objects have gone.
      const source = disownSource(handles);
      await runInPage(browser, target.context, source, target.sandbox && 'utility').catch(() => {});
    },
    'script.addPreloadScript': async (params) => {
      const script = browser.nextId('script');
      const source = `(${params.functionDeclaration})()`;
      const owners = params.contexts
        ? params.contexts.map((id: string) => browser.pages.get(id))
        : params.userContexts.map((name: string) => browser.userContexts.get(name));
      for (const { scripts } of owners) scripts.set(script, source);
      await updateScripts(browser, pagesIn(browser, params));
      return { script };
    },
    'input.setFiles': async ({ context, element, files }) => {
      const given = await Promise.all(
        files.map(async (path: string) => [basename(path), (await readFile(path)).toString('base64')]),
      );
      const world = element.sharedId.startsWith('utility/') ? { sandbox: 'utility' } : {};
      const args = [element, { type: 'json', value: given }];
      await call({ target: { context, ...world }, functionDeclaration: String(setFiles), arguments: args });
    },
  };
}

/** Runs in the page: a person would choose the files in a window of the system. */
function setFiles(input: HTMLInputElement, files: [name: string, base64: string][]) {
  const transfer = new DataTransfer();
  for (const [name, base64] of files) {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    transfer.items.add(new File([bytes], name, { type: name.endsWith('.png') ? 'image/png' : 'image/jpeg' }));
  }
  input.files = transfer.files;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}
