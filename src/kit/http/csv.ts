/**
 * CSV (RFC 4180) for a spreadsheet. Excel reads UTF-8 only with a byte order mark. No cell can run as a formula.
 */
export const csvText = (rows: readonly (readonly string[])[]): string => `\uFEFF${csvLines(rows)}`;

/** More rows, after those of `csvText`. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(value: string): string {
  const text = value.replaceAll('\0', '');
  // OWASP, CSV injection: spreadsheets skip leading blanks. A negative amount stays a number that they can add up.
  // One more where there is an apostrophe already: an import that takes one away gets the text back.
  const isFormula = /^'*\s*[=+\-@]|^'*[\t\r\n]/.test(text) && !/^-\d+\.\d\d$/.test(text);
  const inert = isFormula ? `'${text}` : text;
  // Where a comma is the decimal sign, a semicolon or tab separates cells, and the rest could be a formula again.
  return /[",;\t\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
