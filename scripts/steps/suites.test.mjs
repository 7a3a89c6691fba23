import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Problem, root } from './project.mjs';
import { getJobs, planSuites } from './suites.mjs';

const titles = (chosen) =>
  planSuites({ parts: [], files: [], isOnlySqlite: false, ...chosen }).map(({ title }) => title);

describe('The suites to run', () => {
  it('are all of them on both databases', () => {
    assert.deepEqual(titles({ parts: ['check', 'unit', 'components', 'api', 'e2e', 'engines'] }), [
      'unit',
      'components',
      'server on sqlite',
      'whole processes on sqlite',
      'server on postgres',
      'whole processes on postgres',
      'browser on sqlite',
      'browser on postgres',
      'journeys in Firefox',
      'journeys in WebKit',
    ]);
  });

  it('have every test file among them, each with a test', () => {
    const suites = planSuites({
      parts: ['unit', 'components', 'api', 'e2e', 'engines'],
      files: [],
      isOnlySqlite: false,
    });
    const run = new Set(suites.flatMap(({ files }) => globSync(files, { cwd: root })));
    const all = globSync('{src,tests,scripts}/**/*.test.{ts,tsx,mjs}', { cwd: root });
    assert.ok(all.length > 200);
    assert.deepEqual(
      all.filter((file) => !run.has(file)),
      [],
    );
    // Nothing else reports an empty file among files that share a process.
    assert.deepEqual(
      all.filter((file) => !/^\s*(test|it)\(/m.test(readFileSync(join(root, file), 'utf8'))),
      [],
    );
  });

  it('become processes with the same files', () => {
    const suites = planSuites({
      parts: ['unit', 'components', 'api', 'e2e', 'engines'],
      files: [],
      isOnlySqlite: false,
    });
    for (const suite of suites) {
      const files = new Set(getJobs(suite).flatMap((job) => globSync(job.files, { cwd: root })));
      assert.deepEqual([...files].sort(), globSync(suite.files, { cwd: root }).sort(), suite.title);
    }
  });

  it('leave Postgres out when asked to', () => {
    assert.deepEqual(titles({ parts: ['api'], isOnlySqlite: true }), [
      'server on sqlite',
      'whole processes on sqlite',
    ]);
  });

  it('follow from where a named file lies', () => {
    assert.deepEqual(titles({ files: ['tests/e2e/quote-page.test.ts'] }), [
      'browser on sqlite',
      'browser on postgres',
    ]);
    assert.deepEqual(titles({ files: ['src/articles/blog/server/posts.test.ts'] }), [
      'server on sqlite',
      'server on postgres',
    ]);
    assert.deepEqual(titles({ files: ['./src/company/catalog/pricing.test.ts'] }), ['unit']);
    assert.deepEqual(titles({ files: ['src/office/team/panel/person-form.test.tsx'] }), ['components']);
    assert.deepEqual(titles({ files: ['tests/instances/instances.test.ts'] }), ['server on postgres']);
  });

  it('are the journeys in the engine that is asked for, or in all three', () => {
    assert.deepEqual(titles({ parts: ['e2e'], engine: 'webkit' }), ['journeys in WebKit']);
    const all = ['browser on sqlite', 'browser on postgres', 'journeys in Firefox', 'journeys in WebKit'];
    assert.deepEqual(titles({ parts: ['e2e'], engine: 'all' }), all);
    assert.deepEqual(titles({ files: ['tests/e2e/quote-page.test.ts'], engine: 'firefox' }), [
      'journeys in Firefox',
    ]);
  });

  it('take a folder for all tests in it', () => {
    const suites = planSuites({ parts: [], files: ['src/company/catalog'], isOnlySqlite: false });
    assert.deepEqual(
      suites.map(({ title }) => title),
      ['unit', 'components', 'server on sqlite', 'server on postgres'],
    );
    const [suite] = suites;
    assert.ok(suite.files.includes('src/company/catalog/pricing.test.ts'));
  });

  it('say which path leads nowhere or to no test', () => {
    for (const [path, said] of [
      ['src/sales/none.test.ts', 'There is no file or folder src/sales/none.test.ts.'],
      ['docs', 'There are no tests in docs.'],
    ]) {
      assert.throws(() => titles({ files: [path] }), new Problem(said));
    }
  });
});
