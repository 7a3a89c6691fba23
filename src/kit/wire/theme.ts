/** `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** A cookie, so the server renders the panel in the right colors before any script runs. */
export const themeCookie = 'admin-theme';

/** The browser's own bars, in the color of `--color-surface`. */
export const barColors = { light: '#ffffff', dark: '#171f1d' } as const;
