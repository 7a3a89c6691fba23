import { type BoundFunctions, fireEvent, type queries, waitFor, within } from '@testing-library/dom';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { api } from '#kit/paths/paths.ts';
import { admin } from '../admin.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../app.ts';
import { type Calls, holdableCalls } from './holdable-calls.ts';

export interface Panel {
  /** The application and its database. */
  readonly site: TestApp;
  /**
   * Opens the panel at the path as a new tab would: with the server's own document, modules of its own, and the
   * cookies, drafts and settings that earlier tabs of the test left. `null` signs nobody in.
   */
  open: (path: string, account?: typeof admin | null) => Promise<Tab>;
  /** A call of the owner beside the panel; throws unless it succeeds. */
  call: <Answer>(method: string, path: string, body?: object) => Promise<Answer>;
  /** The browser forgets who is signed in, as after the end of a session. */
  endSession: () => void;
  holdCall: Calls['hold'];
  cutCalls: Calls['cut'];
}

interface Tab {
  screen: BoundFunctions<typeof queries>;
  user: UserEvent;
  /** Clicks the button once it is there and nothing is loading, in a part of the screen if one is given. */
  press: (name: string | RegExp, part?: BoundFunctions<typeof queries>) => Promise<void>;
}

/**
 * The panel for the tests of a file, on an application with the demo company in their own process. `getOptions` may
 * start what the application needs.
 */
export function panelForFile(getOptions: () => Promise<TestAppOptions> | TestAppOptions = () => ({})): Panel {
  let site: TestApp | undefined;
  let closeTab = () => {};
  const cookies = new Map<string, string>();
  const calls = holdableCalls(request);

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    if (init.method !== 'GET') headers.set('Origin', location.origin);
    const response = await site!.app.request(new URL(path, location.href).href, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      cookies.set(name!, value!);
    }
    return response;
  }

  async function signIn(account: typeof admin) {
    const present = await request(api.me, { method: 'GET' });
    if (present.ok && (await present.json()).username === account.username) return;
    const headers = { 'Content-Type': 'application/json' };
    const answer = await request(api.login, { method: 'POST', headers, body: JSON.stringify(account) });
    expect(answer.status).toBe(200);
  }

  beforeAll(async () => {
    site = await createTestApp({ now: 'real', hasDemo: true, ...(await getOptions()) });
    // Makes the administrator.
    await site.adminCall('GET', api.me);
  });
  afterEach(() => {
    closeTab();
    calls.reset();
    localStorage.clear();
    sessionStorage.clear();
    cookies.clear();
  });
  afterAll(() => site?.close());

  return {
    get site() {
      return site!;
    },
    endSession: () => cookies.clear(),
    holdCall: calls.hold,
    cutCalls: calls.cut,
    async call<Answer>(method: string, path: string, body?: object) {
      const answer = await site!.adminCall(method, path, body);
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      return (text && JSON.parse(text)) as Answer;
    },
    async open(path, account = admin) {
      closeTab();
      if (account) await signIn(account);
      showDocument(await (await request(path, { method: 'GET' })).text());
      history.replaceState(null, '', path);
      globalThis.fetch = calls.send as typeof fetch;
      const complaints = vi.spyOn(console, 'error');
      vi.resetModules();
      const { root } = await import('#app/panel/main.tsx');
      closeTab = () => {
        closeTab = () => {};
        root.unmount();
        const { calls: errors } = complaints.mock;
        complaints.mockRestore();
        expect(errors, 'the panel logged errors').toEqual([]);
      };
      const screen = within(document.body);
      // By tag: behind an open dialog the heading has no role.
      await waitFor(() => expect(document.querySelector('h1')).toBeInTheDocument());
      const user = userEvent.setup();
      return {
        screen,
        user,
        async press(name, part = screen) {
          const button = await part.findByRole('button', { name });
          await calls.untilQuiet();
          await user.click(button);
        },
      };
    },
  };
}

/** Vite loads scripts and styles from their sources. */
function showDocument(html: string) {
  const { documentElement, head, body } = new DOMParser().parseFromString(html, 'text/html');
  for (const { name, value } of documentElement.attributes)
    document.documentElement.setAttribute(name, value);
  for (const element of head.querySelectorAll('script, link')) element.remove();
  document.head.replaceChildren(...head.childNodes);
  document.body.replaceChildren(...body.childNodes);
}

/** Resolves once the element is away. A message of the panel has the role of a dialog too, so name the dialog. */
export const untilGone = (find: () => HTMLElement | null) =>
  waitFor(() => expect(Boolean(find()), 'it is still there').toBe(false));

/** Puts the text into the field at once; typing each letter takes ten times as long. */
export function fill(field: HTMLElement, value: string) {
  field.focus();
  fireEvent.input(field, { target: { value } });
}
