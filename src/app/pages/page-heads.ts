import type { Source } from '#kit/http/response-cache.ts';
import { type Language, languageOfPath, siteLanguages } from '#kit/language/language.ts';
import type { Head, Page } from '#kit/pages/page.ts';
import type { Deps } from '#kit/server/deps.ts';
import { loaders, type PageName } from './loaders.ts';
import { pageProfile } from './page-profile.ts';
import { isTranslated } from './web.ts';

interface PlacedHead {
  head: Head;
  /** Paths of the same page in other languages. */
  alternates: readonly string[];
  /** A write to one of these changes the page. */
  sources: readonly Source[];
}

/** Pages with a fixed path, and those whose loader lists them. */
export async function listPageHeads(deps: Deps): Promise<PlacedHead[]> {
  const heads = await Promise.all(
    siteLanguages.flatMap((language) =>
      pageNames(deps, language)
        .filter((name) => getPath(deps, language, name).startsWith('/'))
        .map(async (name) => {
          const hasParams = getPath(deps, language, name).includes(':');
          const pages = hasParams ? ((await loaders[name].listParams?.(deps)) ?? []) : [{}];
          return Promise.all(pages.map((params) => placedHead(deps, language, name, params)));
        }),
    ),
  );
  return heads.flat().filter((placed) => placed !== null);
}

/** Null if there is no page at this path, or none that is indexed. */
export async function findPageHead(deps: Deps, path: string): Promise<PlacedHead | null> {
  const language = languageOfPath(path);
  for (const name of pageNames(deps, language)) {
    const params = matchPath(getPath(deps, language, name), path);
    const placed = params && (await placedHead(deps, language, name, params));
    if (placed?.head.canonical === path) return placed;
  }
  return null;
}

const pageNames = ({ web }: Deps, language: Language) =>
  (Object.keys(web[language].render.pages) as PageName[]).filter(
    (name) => language === 'en' || isTranslated(web, name),
  );

const getPath = ({ web }: Deps, language: Language, name: PageName): string =>
  web[language].render.pages[name].path;

async function placedHead(
  deps: Deps,
  language: Language,
  name: PageName,
  params: Record<string, string>,
): Promise<PlacedHead | null> {
  const { load, sources } = loaders[name];
  const data = await load(deps, { params, query: {}, language });
  // The loader's type has matched name and data; here they are any page with its data.
  const page = deps.web[language].render.pages[name] as unknown as Page<object>;
  if (!data) return null;
  const { getHead, listAlternates } = deps.web[language].render;
  const head = getHead(page, data, deps.config.publicUrl, await pageProfile(deps));
  return { head, alternates: listAlternates(head, isTranslated(deps.web, name)), sources };
}

/** The parameters of a Hono pattern such as `/blog/:slug`; null when the path is another. */
function matchPath(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split('/');
  const parts = path.split('/');
  if (expected.length !== parts.length) return null;
  const params = new Map<string, string>();
  for (const [index, part] of expected.entries()) {
    if (part.startsWith(':')) params.set(part.slice(1), parts[index]!);
    else if (part !== parts[index]) return null;
  }
  return Object.fromEntries(params);
}
