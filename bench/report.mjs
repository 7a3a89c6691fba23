import { readFileSync, writeFileSync } from 'node:fs';

export function markdownTable(head, rows) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const begin = '<!-- measured -->';
const end = '<!-- /measured -->';

/** Puts the figures between the two marks of a document, whose other words stay. */
export function writeReport(path, text) {
  const document = readFileSync(path, 'utf8');
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${path} has no ${begin} … ${end}`);
  writeFileSync(path, `${before}${begin}\n\n${text}\n\n${end}${after}`);
}
