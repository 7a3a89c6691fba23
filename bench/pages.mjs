/** The built site beside the same bytes from a Buffer and the same pages in other frameworks. */
import { mkdirSync } from 'node:fs';
import { nodeFlags, nodeVariables } from '../scripts/steps/node-flags.mjs';
import { writeContent } from './content.mjs';
import { loadInTurn, median } from './load.mjs';
import { providePostgres } from './on-postgres.mjs';
import { buildReferences } from './references.mjs';
import { markdownTable, whole } from './report.mjs';
import { isSmallest } from './scale.mjs';
import { inProject, newFolder, startServer, stopServers } from './servers.mjs';

export async function measurePages() {
  mkdirSync(inProject('.cache'), { recursive: true });
  const content = inProject('.cache/bench-content.json');
  const slug = await writeContent(content);
  const references = isSmallest ? [] : buildReferences(content);
  const paths = { home: '/', article: `/blog/${slug}`, '/api/services': '/api/services' };
  const postgresUrl = await providePostgres();
  try {
    const startSite = (env) =>
      startServer([process.execPath, ...nodeFlags, inProject('dist/server/main.js')], {
        env: { ...nodeVariables, DATA_DIR: newFolder(), SEED: 'demo', ...env },
      });
    const site = await startSite();
    const servers = {
      'a Buffer': await startServer([process.execPath, inProject('bench/buffer-server.mjs')], {
        env: { BENCH_ORIGIN: site, BENCH_PATHS: Object.values(paths).join(' ') },
      }),
      'ours, cached': site,
      // Asks Postgres before each response, as several instances must.
      'cached, on Postgres': await startSite({ DATABASE_URL: postgresUrl }),
      'data unchanged': await startServer([process.execPath, inProject('bench/uncached-server.mjs')]),
      'data changed': await startServer([process.execPath, inProject('bench/uncached-server.mjs')], {
        env: { BENCH_WRITES: '1' },
      }),
    };
    for (const { name, command, cwd, env } of references) {
      servers[name] = await startServer(command, { cwd, env });
    }
    const rows = [];
    for (const [page, path] of Object.entries(paths)) {
      rows.push(toRow(page, await loadInTurn(servers, path)));
    }
    const head = [
      'Responses per second',
      ...Object.keys(servers),
      ...ratios.map(([one, other]) => `${one} ÷ ${other}`),
    ];
    return markdownTable(head, rows);
  } finally {
    await stopServers();
  }
}

const ratios = [
  ['ours, cached', 'a Buffer'],
  ['cached, on Postgres', 'a Buffer'],
  ...(isSmallest
    ? []
    : [
        ['data unchanged', 'Astro'],
        ['data changed', 'Astro'],
      ]),
];

/** Each ratio is that of one round: the machine's speed changes from minute to minute. */
function toRow(page, measured) {
  const ratio = ([one, other]) =>
    median(measured[one].map((perSecond, round) => perSecond / measured[other][round])).toFixed(2);
  return [page, ...Object.values(measured).map((rounds) => whole(median(rounds))), ...ratios.map(ratio)];
}
