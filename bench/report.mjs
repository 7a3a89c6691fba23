import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from './servers.mjs';

export const whole = (number) => Math.round(number).toLocaleString('en-US');
export const ms = (number) => `${number.toFixed(1)} ms`;

export function markdownTable(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const path = inProject('docs/benchmarks.md');
const begin = '<!-- measured -->';
const end = '<!-- /measured -->';

/** Replaces what stands between the two marks of docs/benchmarks.md. */
export function writeReport(text) {
  const [before, rest] = readFileSync(path, 'utf8').split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${path} has no ${begin} … ${end}`);
  writeFileSync(path, `${before}${begin}\n\n${text}\n\n${end}${after}`);
}
