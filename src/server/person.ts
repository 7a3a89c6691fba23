import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { askYes } from './ask-yes.ts';
import { readConfig } from './config.ts';
import { markInUse } from './db/in-use.ts';
import { migrate } from './db/migrate.ts';
import { openDb } from './db/open.ts';
import { createDiskStore } from './files/store.ts';
import { createLog } from './log.ts';
import { runPersonCommand } from './person-command.ts';

// The command `npm run person`: the same data as the server's, which may be running.
try {
  const config = readConfig(process.env);
  const log = createLog();
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const mark = await markInUse(config, log);
  const db = openDb(config, log);
  try {
    await migrate(db);
    const files = await createDiskStore(join(config.dataDir, 'uploads'));
    await runPersonCommand(
      { db, files, clock: () => new Date(), log, config },
      {
        print: (line) => console.log(line),
        confirm: async (question) => (await askYes(question)) ?? false,
      },
      process.argv.slice(2),
    );
  } finally {
    await db.destroy();
    await mark.release();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
