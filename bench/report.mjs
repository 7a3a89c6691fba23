export const whole = (number) => Math.round(number).toLocaleString('en-US');
export const ms = (number) => `${number.toFixed(1)} ms`;

export function markdownTable(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
