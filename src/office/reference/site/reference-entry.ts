// As its authors built it: the package's own modules ask for Node's `buffer`.
import 'openapi-explorer/dist/browser/openapi-explorer.min.js';

/** The element takes its colors as attributes. */
const colors = {
  light: toColors({ paper: '#ffffff', ink: '#1d2b2f', accent: '#0b5f63', panel: '#eef3f3' }),
  dark: toColors({ paper: '#14191b', ink: '#e6eced', accent: '#7fd6d3', panel: '#1c2427' }),
};
const dark = matchMedia('(prefers-color-scheme: dark)');
const reference = document.querySelector('openapi-explorer');

function followTheme() {
  const wanted = colors[dark.matches ? 'dark' : 'light'];
  for (const [name, value] of Object.entries(wanted)) reference?.setAttribute(name, value);
}
dark.addEventListener('change', followTheme);
followTheme();

function toColors({ paper, ink, accent, panel }: Record<'paper' | 'ink' | 'accent' | 'panel', string>) {
  return {
    'bg-color': paper,
    'text-color': ink,
    'primary-color': accent,
    'secondary-color': accent,
    'header-color': accent,
    'nav-bg-color': panel,
    'nav-text-color': ink,
    'nav-hover-text-color': accent,
  };
}
