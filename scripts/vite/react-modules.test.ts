import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toModule, withOwnWrites } from './react-modules.ts';

test('a CommonJS file of React becomes a module with the same exports', () => {
  const code = [
    '"use strict";',
    'var Scheduler = require("scheduler"),',
    '  React = require("react");',
    'exports.now = void 0;',
    'if (React.version) exports.now = function () { return Scheduler.time; };',
    'exports.later = function () { return exports.now() + 1; };',
    'exports.long_name =',
    '  exports.now;',
  ].join('\n');
  const module = toModule(code);
  assert.match(module, /^import \* as Scheduler from 'scheduler';\nimport \* as React from 'react';\n/);
  assert.match(
    module,
    /^export \{ export_now as now,export_later as later,export_long_name as long_name \};$/m,
  );
  assert.match(
    module,
    /^export default \{ now: export_now,later: export_later,long_name: export_long_name \};$/m,
  );
  assert.doesNotMatch(module, /require|exports\./);
});

test('a file written in another way stops the build', () => {
  for (const code of [
    'module.exports = {};',
    'exports["a"] = 1;',
    'exports.a = require(name);',
    'export const a = 1;',
  ])
    assert.throws(() => toModule(code), /another way/, code);
});

test('React writes into the document by our methods only', () => {
  const writes =
    'a.removeChild(b); a.insertBefore(b, c); a.appendChild(b); a.nodeValue = b; a.textContent = b;';
  assert.match(
    withOwnWrites(writes),
    /^import '.+react-writes\.ts';\na\.reactRemoveChild\(b\); a\.reactInsertBefore\(b, c\); a\.reactAppendChild\(b\); a\.reactNodeValue = b; a\.reactTextContent = b;$/,
  );
  assert.throws(() => withOwnWrites(writes.replace('a.nodeValue = b;', '')), /no “nodeValue = ”/);
});
