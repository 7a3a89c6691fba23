import { siteLanguages } from '#kit/language/language.ts';
import type { TestApp } from '../../../../tests/support/app.ts';

export const getText = async (t: TestApp, path: string) =>
  (await (await t.call('GET', path)).text()).replace(/<style.*?<\/style>/gs, '');

/** Where a pattern stands on any page of the site, in both languages. */
export async function findOnPages(t: TestApp, pattern: RegExp): Promise<string[]> {
  const around = new RegExp(`.{0,60}(?:${pattern.source}).{0,30}`, pattern.flags);
  const found: string[] = [];
  for (const language of siteLanguages) {
    for (const { path } of Object.values(t.deps.web[language].render.pages)) {
      if (!/^\/[^:]*$/.test(path) || path.startsWith('/api/')) continue;
      const [match] = around.exec(await getText(t, path)) ?? [];
      if (match !== undefined) found.push(`${path}: ${match}`);
    }
  }
  return found;
}
