import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { withoutUnused } from './unused-react.ts';

const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler'];

/**
 * React is published as CommonJS, of which a bundle carries everything. Its files for production have a plain shape:
 * as modules they leave out what nobody uses.
 */
export function reactModules(...environments: string[]): Plugin {
  const require = createRequire(import.meta.url);
  const files = new Map(packages.map((name) => [name, productionFile(require.resolve(name), name)]));
  const sources = new Set(files.values());
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => environments.includes(name),
    resolveId: (id) => files.get(id),
    transform: {
      filter: { id: /\.production\.js$/ },
      handler(code, id) {
        if (!sources.has(id)) return undefined;
        if (id !== files.get('react-dom/client')) return toModule(code);
        // The panel's libraries may use what the pages do without.
        return withOwnWrites(toModule(this.environment.name === 'admin' ? code : withoutUnused(code)));
      },
    },
  };
}

/** `react-dom/client.js` → `react-dom/cjs/react-dom-client.production.js` */
function productionFile(path: string, name: string): string {
  return path.replace(/[^/\\]+$/, `cjs/${name.replace('/', '-')}.production.js`);
}

const writes = ['removeChild(', 'insertBefore(', 'appendChild(', 'nodeValue = ', 'textContent = '];

/** React changes the document by the methods of `src/kit/pages/react-writes.ts`, which survive translators of pages. */
export function withOwnWrites(code: string): string {
  const missing = writes.find((write) => !code.includes(`.${write}`));
  if (missing)
    throw new Error(`This version of React has no “${missing}”: see scripts/vite/react-modules.ts`);
  const renamed = writes.reduce(
    (text, write) => text.replaceAll(`.${write}`, `.react${write[0]!.toUpperCase()}${write.slice(1)}`),
    code,
  );
  return `import '${ownWrites}';\n${renamed}`;
}

const ownWrites = fileURLToPath(new URL('../../src/kit/pages/react-writes.ts', import.meta.url));

/** Throws for any other shape: a new version of React must not break the pages silently. */
export function toModule(code: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const body = code
    .replace(/(var|,)\s+(\w+) = require\("([\w-]+)"\)(?=[,;])/g, (_, before, name, from) => {
      imports.push(`import * as ${name} from '${from}';\n`);
      return before === 'var' ? 'var unused' : '';
    })
    // The first assignment declares, those within a condition follow it.
    .replace(/^exports\.(\w+) =/gm, 'var export_$1 =')
    .replace(/\bexports\.(\w+)/g, 'export_$1');
  for (const [, name] of body.matchAll(/\bvar export_(\w+)/g)) names.add(name!);
  if (names.size === 0 || /\b(exports|require|module)\s*[.([]/.test(body)) {
    throw new Error('This version of React is written in another way: see scripts/vite/react-modules.ts');
  }
  const exported = [...names].map((name) => `export_${name} as ${name}`);
  const members = [...names].map((name) => `${name}: export_${name}`);
  // Some libraries import all of React under one name.
  return `${imports.join('')}${body}\nexport { ${exported} };\nexport default { ${members} };\n`;
}
