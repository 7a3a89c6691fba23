import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import {
  type ElementAccessExpression,
  isAsExpression,
  isBinaryExpression,
  isElementAccessExpression,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';

/**
 * `entries[word]` with a word that may be any finds what every object inherits: `constructor`, `__proto__`. A stranger's
 * word then breaks whatever shows it.
 */
test('no plain object is asked for an arbitrary word: findEntry or a Map is', {
  timeout: 240_000,
}, (context) => {
  const api = new API({ cwd: resolve('.') });
  context.after(() => api.close());
  const project = api.updateSnapshot({ openProjects: [resolve('tsconfig.json')] }).getProjects()[0]!;
  const { program, checker } = project;
  const names = program.getSourceFileNames().filter((name) => name.startsWith(resolve('src')));
  const lookups = names.filter(isChecked).flatMap((name) => {
    const file = program.getSourceFile(name)!;
    return lookupsIn(file).map((lookup) => ({ ...lookup, place: placeIn(name, file.text, lookup.node) }));
  });
  assert.ok(lookups.length > 100, 'the lookups of the tree are found');
  const types = checker.getTypeAtLocation(lookups.map(({ word }) => word));
  const wrong = lookups.filter(({ word }, index) => {
    const type = types[index];
    return isAsExpression(word) || (type && checker.typeToString(type) === 'string');
  });
  assert.deepEqual(
    wrong.map(({ place }) => place),
    [],
  );
});

/** Migrations never change, and tests look at nothing of a stranger’s. */
const isChecked = (name: string) => !/\.(test|fixture)\.tsx?$|\/migrations\/|\/find-entry\.ts$/.test(name);

interface Lookup {
  node: Node;
  word: Node;
}

function lookupsIn(node: Node): Lookup[] {
  const found: Lookup[] = [];
  const visit = (inner: Node) => {
    if (isElementAccessExpression(inner)) found.push(lookup(inner));
    if (isBinaryExpression(inner) && inner.operatorToken.kind === SyntaxKind.InKeyword) {
      found.push({ node: inner, word: inner.left });
    }
    inner.forEachChild(visit);
  };
  visit(node);
  return found;
}

const lookup = (node: ElementAccessExpression): Lookup => ({ node, word: node.argumentExpression });

const placeIn = (name: string, text: string, { pos, end }: Node) =>
  `${name.slice(resolve('.').length + 1)}:${text.slice(0, end).split('\n').length} ${text.slice(pos, end).trim()}`;
