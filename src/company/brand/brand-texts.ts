/**
 * The brand's colors for emails, pictures and the browser's bar. A test compares them with `src/site/styles/tokens.css`,
 * where `tealDeep` is `--color-teal-deep`.
 */
export const brandColors = {
  paper: '#fffbf4',
  sand: '#f6ebda',
  line: '#e9dcc6',
  ink: '#17302f',
  inkSoft: '#47605e',
  teal: '#0f5c5c',
  tealDeep: '#0b4747',
  tealWash: '#e0f0ec',
  mint: '#bfe0d8',
  sun: '#ffb92e',
  sunDeep: '#f7a80d',
  sunWash: '#fff1d2',
  sunText: '#8a5200',
} as const;

/** For dark mode in emails and the panel. */
export const darkColors = { link: '#7fd1c8' } as const;
