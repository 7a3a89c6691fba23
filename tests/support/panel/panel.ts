import { type BoundFunctions, fireEvent, type queries, within } from '@testing-library/dom';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { api } from '#kit/paths/paths.ts';
import { admin } from '../admin.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { type Held, holdableCalls } from './holdable-calls.ts';

export interface Panel {
  /** The application and its database. */
  readonly site: TestApp;
  /**
   * Opens the panel at the path as a new tab would: with the server's own document, modules of its own, and the
   * cookies, drafts and settings that earlier tabs of the test left.
   */
  open: (path: string, account?: typeof admin) => Promise<Tab>;
  /** Holds the next call to the server with this method, or the next one that is no GET. */
  holdCall: (method?: string) => Promise<Held>;
}

interface Tab {
  screen: BoundFunctions<typeof queries>;
  user: UserEvent;
}

/** The panel for the tests of a file, on an application with the demo company in their own process. */
export function panelForFile(): Panel {
  let site: TestApp | undefined;
  let closeTab = () => {};
  const cookies = new Map<string, string>();
  const { send, hold } = holdableCalls(request);

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
    site = await createTestApp({ now: 'real', hasDemo: true });
    // Makes the administrator.
    await site.adminCall('GET', api.me);
  });
  afterEach(() => {
    closeTab();
    localStorage.clear();
    sessionStorage.clear();
    cookies.clear();
  });
  afterAll(() => site?.close());

  return {
    get site() {
      return site!;
    },
    holdCall: hold,
    async open(path, account = admin) {
      closeTab();
      await signIn(account);
      showDocument(await (await request(path, { method: 'GET' })).text());
      history.replaceState(null, '', path);
      globalThis.fetch = send as typeof fetch;
      const complaints = vi.spyOn(console, 'error');
      vi.resetModules();
      const { root } = await import('#app/panel/main.tsx');
      closeTab = () => {
        closeTab = () => {};
        root.unmount();
        const { calls } = complaints.mock;
        complaints.mockRestore();
        expect(calls, 'the panel logged errors').toEqual([]);
      };
      const screen = within(document.body);
      await screen.findByRole('heading', { level: 1 });
      return { screen, user: userEvent.setup() };
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

/** Puts the text into the field at once; typing each letter takes ten times as long. */
export const fill = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
