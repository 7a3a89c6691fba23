import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import type { PageStyles } from '../../src/app/pages/web.ts';
import type { Page } from '../../src/kit/pages/page.ts';
import { renameClasses, renameProperties, shortNames } from './short-classes.ts';
import { usedStyles } from './used-styles.ts';

const entry = 'src/app/site/render.tsx';
const list = 'src/app/site/pages.ts';
const panel = 'src/app/panel/';
const styles = 'src/site/styles/site.css';
/** Adds fields to forms after rendering. */
const formGuard = 'src/app/pages/form-guard-fields.ts';

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
      const read = (path: string) => readFileSync(join(root, path), 'utf8');
      const getSource = (id: string, except: readonly string[] = []) =>
        modulesFrom(this, id, except)
          .map((module) => readFileSync(module, 'utf8'))
          .join('\n');
      // The environments are built in order, the browser's first.
      const manifest = JSON.parse(read('dist/client/.vite/manifest.json')) as Record<
        string,
        { file: string }
      >;
      const css = read(`dist/client/${manifest[styles]!.file}`);
      const frame = getSource(join(root, entry), [join(root, list), join(root, panel)]) + read(formGuard);
      const scripts = globSync('src/site/enhance/*.ts', { cwd: root }).map(read).join('\n');
      const classes = shortNames(css, frame + getSource(join(root, list)), scripts);
      const { pages } = (await import(/* @vite-ignore */ pathToFileURL(join(dir!, 'render.js')).href)) as {
        pages: Record<string, Page<object>>;
      };
      const result: PageStyles = { sheets: {}, short: [], classes: Object.fromEntries(classes) };
      for (const [name, page] of Object.entries(pages)) {
        const source = getSource(getModule(this, join(root, list), name));
        const used = usedStyles(css, frame + source, source.includes('dangerouslySetInnerHTML'));
        const isShort = page.kind === 'static';
        if (isShort) result.short.push(name);
        result.sheets[name] = isShort ? renameProperties(renameClasses(used, classes), scripts) : used;
      }
      writeFileSync(join(dir!, 'styles.json'), JSON.stringify(result));
    },
  };
}

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

function getInfo(modules: Modules, id: string): Rolldown.ModuleInfo {
  const info = modules.getModuleInfo(id);
  if (!info) throw new Error(`${id} is no module of this build`);
  return info;
}

/** Our modules that `from` imports, including itself, without paths that begin with one of `except`. */
function modulesFrom(modules: Modules, from: string, except: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || id.includes('node_modules') || !/\.tsx?$/.test(id)) return;
    if (except.some((path) => id.startsWith(path))) return;
    found.add(id);
    const { importedIds, dynamicallyImportedIds } = getInfo(modules, id);
    for (const next of [...importedIds, ...dynamicallyImportedIds]) visit(next);
  };
  visit(from);
  return [...found];
}

/** The module of a page. Throws if there is none: without its styles the page must not be shipped. */
export function getModule(modules: Modules, pageList: string, name: string): string {
  const { importedIds } = getInfo(modules, pageList);
  const found = importedIds.find((id) => getInfo(modules, id).exports.includes(`${name}Page`));
  if (!found) throw new Error(`No style sheet for ${name}: no module of ${pageList} exports ${name}Page`);
  return found;
}
