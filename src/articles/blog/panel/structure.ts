import { findEntry } from '#kit/text/find-entry.ts';

const sameTags: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's' };

const marks = ['a', 'strong', 'em', 's', 'u', 'code', 'sub', 'sup'];

/** Elements that contain blocks. Text directly inside is a paragraph. */
const containers = ['body', 'li', 'blockquote', 'td', 'th', 'figure'];

interface Run {
  text: string;
  marks: string;
}

/**
 * A normal form for comparing articles: `<li>a</li>` equals `<li><p>a</p></li>`, `<b>` equals `<strong>`, the order of
 * marks does not matter, and empty paragraphs and spaces between blocks are ignored.
 */
export function getStructure(element: Element): string {
  const parts: string[] = [];
  let runs: Run[] = [];
  const endRuns = () => {
    const line = getLine(runs);
    runs = [];
    if (line === '') return;
    parts.push(containers.includes(getName(element)) ? `<p>${line}</p>` : line);
  };
  for (const child of element.childNodes) {
    const found = getRuns(child, []);
    if (found) {
      runs.push(...found);
      continue;
    }
    endRuns();
    const block = child as Element;
    const inner = getStructure(block);
    if (getName(block) !== 'p' || inner !== '') parts.push(`<${getHead(block)}>${inner}</${getName(block)}>`);
  }
  endRuns();
  return parts.join('\n');
}

/** The names of all elements inside, with repeats. */
export const getTags = (element: Element) => [...element.querySelectorAll('*')].map(getName);

/** Undefined for a block. */
function getRuns(node: Node, around: readonly string[]): Run[] | undefined {
  if (!(node instanceof Element)) {
    const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
    return [{ text: text.replace(/\s+/g, ' '), marks: [...around].sort().join() }];
  }
  if (getName(node) === 'br') return [{ text: '\n', marks: '' }];
  if (!marks.includes(getName(node))) return undefined;
  return [...node.childNodes].flatMap(
    (child) =>
      getRuns(child, [...around, getHead(node)]) ?? [{ text: `[${getHead(child as Element)}]`, marks: '' }],
  );
}

/** Joins neighbors with the same marks. */
function getLine(runs: readonly Run[]): string {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && last.marks === run.marks) last.text += run.text;
    else merged.push({ ...run });
  }
  return merged
    .filter(({ text }) => text !== '')
    .map(({ text, marks: names }) => (names === '' ? text : `{${names}|${text}}`))
    .join('')
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

function getHead(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
  return [getName(element), ...attributes].join(' ');
}

const getName = (element: Element) => findEntry(sameTags, element.localName) ?? element.localName;
