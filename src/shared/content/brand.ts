/**
 * The colours of the brand, for whatever is no style sheet: e-mails, pictures, the browser's bar. The style sheets
 * say the same in `src/web/styles/tokens.css` (`tealDeep` is `--color-teal-deep`); a test compares them.
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

/** The same for dark grounds, where an e-mail is read by night and in the panel. */
export const darkColors = { link: '#7fd1c8' } as const;
