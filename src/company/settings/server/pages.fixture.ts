import { type Language, pathIn, siteLanguages } from '#kit/language/language.ts';
import type { TestApp } from '../../../../tests/support/app.ts';
import { servicePaths } from '../../../../tests/support/categories.ts';

export const getText = async (t: TestApp, path: string) =>
  (await (await t.call('GET', path)).text()).replace(/<style.*?<\/style>/gs, '');

/** The pages with a fixed path, and those of the demo's categories. */
export const listPaths = (t: TestApp, language: Language): string[] => [
  ...Object.values(t.deps.web[language].render.pages)
    .map(({ path }) => path)
    .filter((path) => /^\/[^:]*$/.test(path)),
  ...Object.values(servicePaths).map((path) => pathIn(language, path)),
];

/** Where a pattern stands on any page of the site, in both languages. */
export async function findOnPages(t: TestApp, pattern: RegExp): Promise<string[]> {
  const around = new RegExp(`.{0,60}(?:${pattern.source}).{0,30}`, pattern.flags);
  const found: string[] = [];
  for (const language of siteLanguages) {
    for (const path of listPaths(t, language)) {
      const [match] = around.exec(await getText(t, path)) ?? [];
      if (match !== undefined) found.push(`${path}: ${match}`);
    }
  }
  return found;
}
