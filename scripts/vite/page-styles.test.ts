import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rolldown } from 'vite';
import { getModule } from './page-styles.ts';

const modules: Record<string, Partial<Rolldown.ModuleInfo>> = {
  '/pages.ts': { importedIds: ['/legal.tsx', '/home.tsx'] },
  '/legal.tsx': { exports: ['termsPage', 'privacyPage'] },
  '/home.tsx': { exports: ['homePage'] },
};
const graph = { getModuleInfo: (id: string) => (modules[id] ?? null) as Rolldown.ModuleInfo | null };

test('the module of a page is the one that exports it', () => {
  assert.equal(getModule(graph, '/pages.ts', 'home'), '/home.tsx');
  assert.equal(getModule(graph, '/pages.ts', 'privacy'), '/legal.tsx');
});

test('the build fails where no module exports a page, which would be shipped without its styles', () => {
  assert.throws(() => getModule(graph, '/pages.ts', 'about'), /No style sheet for about/);
});
