import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import type { PageStyles } from '../../src/server/pages/web.ts';
import type { Page } from '../../src/web/page.ts';
import { renameClasses, renameProperties, shortNames } from './short-classes.ts';
import { usedStyles } from './used-styles.ts';

const entry = 'src/web/render.tsx';
const list = 'src/web/site/pages.ts';
const panel = 'src/web/admin/';
const styles = 'src/web/styles/site.css';
/** Adds fields to forms after rendering. */
const formGuard = 'src/server/pages/form-guard-fields.ts';

/**
 * Writes beside the built server part, page by page, the styles that the modules of that page and of the document
 * around it can use: a third to a half of the whole sheet, which stands in every page. Where no script renders
 * anything, classes have short names, and the server writes them so (see `Web.finish`).
 */
export function pageStyles(): Plugin {
  let root = '';
  return {
    name: 'page-styles',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    configResolved: (config) => {
      root = config.root;
    },
    async writeBundle({ dir }) {
      // The environments are built in order, the browser's first.
      const css = readFileSync(join(root, 'dist/client', cssFile(root)), 'utf8').trim();
      const sourceOf = (from: string, except: readonly string[] = []) =>
        modulesFrom(
          this,
          join(root, from),
          except.map((path) => join(root, path)),
        )
          .map((id) => readFileSync(id, 'utf8'))
          .join('\n');
      const frame = sourceOf(entry, [list, panel]) + readFileSync(join(root, formGuard), 'utf8');
      const { pages } = (await import(pathToFileURL(join(dir!, 'render.js')).href)) as {
        pages: Record<string, Page<object>>;
      };
      const isShort = (name: string) => pages[name]?.kind === 'static' && !pages[name].styles;
      const scripts = globSync('src/web/enhance/*.ts', { cwd: root })
        .map((path) => readFileSync(join(root, path), 'utf8'))
        .join('\n');
      const classes = shortNames(css, frame + sourceOf(list), scripts);
      const shortened = (sheet: string) => renameProperties(renameClasses(sheet, classes), scripts);
      const sheets = pageModules(root).map(([name, path]) => {
        const source = sourceOf(path);
        const used = usedStyles(css, frame + source, source.includes('dangerouslySetInnerHTML'));
        return [name, isShort(name) ? shortened(used) : used] as const;
      });
      const result: PageStyles = {
        sheets: withEveryPage(Object.keys(pages), Object.fromEntries(sheets)),
        short: Object.keys(pages).filter(isShort),
        classes: Object.fromEntries(classes),
      };
      writeFileSync(join(dir!, 'styles.json'), JSON.stringify(result));
    },
  };
}

/** Throws where a page would be shipped without its styles. */
export function withEveryPage(
  pages: readonly string[],
  sheets: Record<string, string>,
): Record<string, string> {
  const missing = pages.filter((name) => !sheets[name]);
  if (missing.length > 0) throw new Error(`No style sheet for ${missing.join(', ')}`);
  return sheets;
}

function cssFile(root: string): string {
  const manifest = readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8');
  return (JSON.parse(manifest) as Record<string, { file: string }>)[styles]!.file;
}

/** Our modules that `from` imports, including itself, without paths that begin with one of `except`. */
function modulesFrom(context: Rolldown.PluginContext, from: string, except: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || id.includes('node_modules') || !/\.tsx?$/.test(id)) return;
    if (except.some((path) => id.startsWith(path))) return;
    found.add(id);
    const info = context.getModuleInfo(id);
    if (!info) throw new Error(`${id} is no module of this build`);
    for (const next of [...info.importedIds, ...info.dynamicallyImportedIds]) visit(next);
  };
  visit(from);
  return [...found];
}

/** Name and path of each page in the list of pages. */
function pageModules(root: string): [name: string, path: string][] {
  const code = readFileSync(join(root, list), 'utf8');
  const paths = new Map(
    [...code.matchAll(/import \{ ([^}]+) \} from '\.\/([^']+)'/g)].flatMap(([, names = '', path = '']) =>
      names.split(', ').map((name) => [name, `src/web/site/${path}`] as const),
    ),
  );
  return [...code.matchAll(/^ {2}(\w+): (\w+),$/gm)].map(([, name = '', imported = '']) => {
    const path = paths.get(imported);
    if (!path) throw new Error(`${list}: ${name} is not imported in a line of its own`);
    return [name, path];
  });
}
