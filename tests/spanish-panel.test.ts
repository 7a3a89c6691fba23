import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseSync } from 'vite';
import { unitName } from '../src/company/catalog/unit-texts.es.ts';
import { daysAgo, hoursAgo } from '../src/kit/time/ago-texts.es.ts';
import { hoursText } from '../src/kit/time/time-texts.es.ts';
import { getImports } from './support/imports.ts';

const entry = 'src/app/panel/main.tsx';

/** The modules of the Spanish panel, as `scripts/vite/translated.ts` resolves them. */
function listModules(path = entry, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const { target, isType } of getImports(path, readFileSync(path, 'utf8'))) {
    if (isType || !/^src\/.*\.tsx?$/.test(target)) continue;
    const spanish = target.replace(/\.(tsx?)$/, '.es.$1');
    listModules(spanish !== path && existsSync(spanish) ? spanish : target, found);
  }
  return found;
}

interface Node {
  type: string;
  [name: string]: unknown;
}

/** Nobody reads types, imports, names of classes, or errors that are thrown for developers. */
const unread = /^(Import|Export(Named|All)Declaration$|TS(Type|Interface|Union|Literal)|Throw)/;

const isUnread = (node: Node) =>
  (unread.test(node.type) && !(node.type === 'ExportNamedDeclaration' && node.declaration)) ||
  (node.type === 'JSXAttribute' && /^(className|d|rel)$/.test((node.name as { name: string }).name)) ||
  (node.type === 'NewExpression' && /Error$/.test((node.callee as { name?: string }).name ?? ''));

function* listTexts(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const each of node) yield* listTexts(each);
  else if (node && typeof node === 'object') {
    const known = node as Node;
    if (isUnread(known)) return;
    if (known.type === 'JSXText') yield known.value as string;
    else if (known.type === 'Literal' && typeof known.value === 'string') yield known.value;
    else if (known.type === 'TemplateElement') yield (known.value as { cooked: string }).cooked;
    else for (const each of Object.values(known)) yield* listTexts(each);
  }
}

/** A word with a capital letter, or two words in a row: not a path, a class or a name of the code. */
const isSentence = (text: string) =>
  !text.includes('[') && /^[A-Z][a-z’]+([ .,…!?:]|$)|[a-z’]{2} [a-z]{2,} [a-z]/.test(text.trim());

/** Read by the browser, or by nobody in a crew. */
const allowed = new Map([
  ['src/messages/alerts/panel/this-device.ts', ['Notification']],
  // Shown in the schedule.
  ['src/visits/visits/panel/schedule-text.ts', ['Off']],
]);

const getTexts = (path: string) =>
  [...listTexts(parseSync(path, readFileSync(path, 'utf8')).program)].filter(isSentence);

test('a screen of a crew has its words in a module with a Spanish twin', () => {
  const modules = [...listModules()];
  assert.ok(modules.length > 150, `${modules.length} modules`);
  assert.ok(!modules.some((path) => path.includes('src/office/')), 'the office’s screens are no part of it');
  const screens = modules.filter((path) => /\/panel\/|\.tsx$/.test(path) && !/\.es\.tsx?$/.test(path));
  const english = screens.flatMap((path) => {
    const rest = allowed.get(path) ?? [];
    return getTexts(path)
      .filter((text) => !rest.includes(text))
      .map((text) => `${path}: ${text.trim()}`);
  });
  assert.deepEqual(english, []);
});

test('one is singular in Spanish, and any other number is not', () => {
  const counted = (count: number) =>
    [daysAgo, hoursAgo, hoursText, (of: number) => unitName(of, 'room')].map((say) => say(count)).join(', ');
  assert.deepEqual([0, 1, 2].map(counted), [
    'Hace 0 días, Hace 0 horas, 0 horas, cuartos',
    'Hace 1 día, Hace 1 hora, 1 hora, cuarto',
    'Hace 2 días, Hace 2 horas, 2 horas, cuartos',
  ]);
});
