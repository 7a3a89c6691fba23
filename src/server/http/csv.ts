/**
 * RFC 4180, for a spreadsheet: with a byte order mark, without which Excel reads UTF-8 as Windows-1252, and with
 * nothing that a spreadsheet would carry out as a formula.
 */
export const csvText = (rows: readonly (readonly string[])[]): string => `\uFEFF${csvLines(rows)}`;

/** Further rows of a text that `csvText` has begun. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(value: string): string {
  const text = value.replaceAll('\0', '');
  // OWASP, CSV injection: also behind leading blanks, which spreadsheets skip.
  const inert = /^[\s]*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  // A semicolon or a tab parts cells where a comma is the decimal sign, and what follows would be a formula again.
  return /[",;\t\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
