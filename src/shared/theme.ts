/** Light or dark; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** A cookie, so that the panel's document comes in the right colours before any script runs. */
export const themeCookie = 'admin-theme';

/** Of the browser's own bars, as `--color-surface`. */
export const barColors = { light: '#ffffff', dark: '#171f1d' } as const;
