const saved = 'data/backups/2026-11-21T11-00-00Z';

/**
 * docs-commands.test.ts runs these as written, in this order: `put` replaces a placeholder, `adds` appends options that
 * answer a question.
 */
export const runHere: Record<string, { adds?: string[]; put?: Record<string, string>; says: RegExp }> = {
  'npm run admin -- list': { says: /admin/ },
  'npm run admin -- add kim --name "Kim Doe" --email kim@example.com': {
    adds: ['--generate'],
    says: /kim is added: Owner/,
  },
  'npm run admin -- reset-password kim --generate': { says: /kim has a new password/ },
  'npm run admin -- confirm-site': { says: /The site is at/ },
  'npm run admin -- remove kim': { says: /kim is removed/ },
  'npm run backup': { says: /Saved and verified/ },
  'npm run backup -- --to /mnt/backups': {
    put: { '/mnt/backups': 'ELSEWHERE' },
    says: /Saved and verified/,
  },
  'npm run privacy -- export ana@example.com --to ana.json': {
    put: { 'ana.json': 'ELSEWHERE/ana.json' },
    says: /ana\.json/,
  },
  'npm run privacy -- erase "(818) 555-0111"': { adds: ['--yes'], says: /erased|deleted/i },
  'npm run sample-leads': { adds: ['--count', '5'], says: /5 made-up leads/ },
  'npm run restore': { says: /Usage: npm run restore.+Backups, the newest first:\n {2}\/.+backups/s },
  [`npm run restore -- ${saved} --yes`]: {
    put: { [saved]: 'DATA/backups' },
    says: /Restored \d+ rows \(1 request/,
  },
};

/** Another test, or a step of `npm test`, runs these; it must contain the word. */
export const runElsewhere: [pattern: RegExp, file: string, word: string][] = [
  [/^npm start$/, 'scripts/start.test.mjs', "'npm', ['start']"],
  [/^npm run dev$/, 'tests/docs-commands.test.ts', "'npm', ['run', 'dev']"],
  [/^npm test -- --help$/, 'tests/docs-commands.test.ts', "'scripts/test.mjs', '--help'"],
  [/^npm test\b/, '.ci/run', 'npm test'],
  [/^npm run check$/, 'scripts/test.mjs', 'npm run check'],
  [/^npm run schema$/, 'tests/schema-page.test.ts', 'schemaPage'],
  [/^npm run fuzz\b/, 'tests/fuzz.test.ts', 'runFuzz'],
  [/^npm run bench\b/, 'tests/measurements.test.ts', 'bench'],
  [/^npm run vitals\b/, 'tests/measurements.test.ts', 'vitals'],
  [/^npm run compare-engines\b/, 'tests/measurements.test.ts', 'compare-engines'],
  [/^npm run durability\b/, 'scripts/durability.test.mjs', 'durability'],
  [/^npm run (admin|backup|restore|privacy)$/, 'tests/docs-commands.test.ts', 'runHere'],
  [/^npm run backup -- --to$/, 'tests/docs-commands.test.ts', 'runHere'],
  [/^npm run restore -- data\/backups\/\S+$/, 'src/kit/backup/commands.test.ts', 'restore'],
  [/^DATABASE_URL=\S+ npm run restore\b/, 'src/kit/backup/commands.test.ts', 'restore'],
  [/^curl /, 'tests/docs-calls.test.ts', "startsWith('curl ')"],
  [/^(sudo|sudoedit|cd|echo) /, 'tests/deploy.test.ts', 'deploy-vps.md'],
  [/^docker compose /, 'tests/deploy.test.ts', 'deploy-platform.md'],
];

/** Commands that need a registry, an account, or a person's decision. */
export const cannotRunHere: [pattern: RegExp, reason: string][] = [
  [/^npm ci( && npm run build)?$/, 'fetches from the registry; `npm start` does both, and its test runs it'],
  [/^(sudo )?npm run image\b/, 'a part of the tests of its own, which needs root'],
  [/^npx vitest\b/, 'waits for changes; `npm test -- components` runs the same tests'],
  [/^npx playwright test\b/, '`npm test -- e2e` runs the same tests'],
  [/^npx playwright show-trace\b/, 'opens a window'],
  [/^npm run mutate\b/, 'fetches StrykerJS, and takes ten minutes'],
  [/^npx node --test\b/, '`npm test -- unit` runs the same tests'],
  [/^npm (outdated|audit)$/, 'asks the registry'],
  [/^fly /, 'needs an account'],
  [/^git checkout$/, 'goes back to a version that is not there yet'],
];
