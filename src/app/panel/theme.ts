import { useSyncExternalStore } from 'react';
import { adminPaths } from '#kit/paths/paths.ts';
import { barColors, type Theme, themeCookie } from '#kit/wire/theme.ts';

const listeners = new Set<() => void>();

/** The current theme, from the server's document or chosen since. */
const presentTheme = (): Theme => (document.documentElement.dataset.theme as Theme) ?? 'system';

export const useTheme = (): Theme =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, presentTheme);

/** Applies the theme and stores it in this browser for a year. */
export function chooseTheme(theme: Theme) {
  applyTheme(theme);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has the Cookie Store API only since 2025
  document.cookie = `${themeCookie}=${theme}; Path=${adminPaths.dashboard}; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** The document that the service worker stored may have the theme of another day. */
export function applyChosenTheme() {
  const chosen = new RegExp(`${themeCookie}=(\\w+)`).exec(document.cookie)?.[1];
  if (chosen && chosen !== presentTheme()) applyTheme(chosen as Theme);
}

function applyTheme(theme: Theme) {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  const schemes = theme === 'system' ? 'light dark' : theme;
  document.querySelector('meta[name=color-scheme]')?.setAttribute('content', schemes);
  for (const scheme of ['light', 'dark'] as const) {
    const meta = document.querySelector(`meta[name=theme-color][media*=${scheme}]`);
    meta?.setAttribute('content', barColors[theme === 'system' ? scheme : theme]);
  }
  for (const listener of listeners) listener();
}
