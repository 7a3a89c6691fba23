/**
 * Measures the server and prints tables.
 *   npm run bench                 everything, about a quarter of an hour
 *   npm run bench -- lists        one part: pages, quotes, lists, catalog, customers, audit, alerts, newsletter, texts, windows, calendars, import, backup, process
 *   npm run bench -- million      with a million requests; not part of everything, since its data take minutes to make
 *   npm run bench -- --smallest   all parts with few rows and without other frameworks: a test that they run
 */
import { cpus } from 'node:os';
import { measureAlerts } from './alerts.mjs';
import { measureAudit } from './audit.mjs';
import { measureBackup } from './backup.mjs';
import { measureCalendars } from './calendars.mjs';
import { measureCatalog } from './catalog.mjs';
import { measureCustomers } from './customers.mjs';
import { measureImport } from './import.mjs';
import { measureLists } from './lists.mjs';
import { generator } from './load.mjs';
import { measureMillion } from './million.mjs';
import { measureNewsletter } from './newsletter.mjs';
import { measurePages } from './pages.mjs';
import { measureProcess } from './process.mjs';
import { measureQuotes } from './quotes.mjs';
import { referenceVersions } from './references.mjs';
import { isSmallest } from './scale.mjs';
import { measureTexts } from './texts.mjs';
import { measureWindows } from './windows.mjs';

const parts = {
  pages: measurePages,
  quotes: measureQuotes,
  lists: measureLists,
  catalog: measureCatalog,
  customers: measureCustomers,
  audit: measureAudit,
  alerts: measureAlerts,
  newsletter: measureNewsletter,
  texts: measureTexts,
  windows: measureWindows,
  calendars: measureCalendars,
  import: measureImport,
  backup: measureBackup,
  process: measureProcess,
};
/** Only by name. */
const named = { million: measureMillion };
const all = { ...parts, ...named };
const asked = process.argv.slice(2).filter((word) => word !== '--smallest');
const chosen = isSmallest && asked.length === 0 ? Object.keys(all) : asked;
const unknown = chosen.find((name) => !(name in all));
if (unknown) throw new Error(`Unknown part ${unknown}. Choose from ${Object.keys(all).join(', ')}`);

if (chosen.length === 0) {
  const machine = `Node ${process.version}, ${cpus().length} × ${cpus()[0].model}, load from ${generator}`;
  console.log(`${machine}; ${referenceVersions()}.`);
}
for (const [name, measure] of Object.entries(chosen.length > 0 ? all : parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n${await measure()}`);
}
process.exit();
