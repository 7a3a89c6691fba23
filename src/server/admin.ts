import { mkdir } from 'node:fs/promises';
import { runAdminCommand } from './admin-command.ts';
import { readConfig } from './config.ts';
import { markInUse } from './db/in-use.ts';
import { migrate } from './db/migrate.ts';
import { openDb } from './db/open.ts';
import { readSecret } from './db/secrets.ts';
import { createAuth } from './features/auth/auth.service.ts';
import { createLog } from './log.ts';
import { readPassword } from './read-password.ts';

// The command `npm run admin`: the same database as the server's, which may be running.
try {
  const config = readConfig(process.env);
  const log = createLog();
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const mark = await markInUse(config, log);
  const db = openDb(config, log);
  try {
    await migrate(db);
    const auth = createAuth(db, config, await readSecret(db, 'session-cookies'), log);
    await runAdminCommand(
      { db, auth, clock: () => new Date() },
      { print: (line) => console.log(line), readPassword: () => readPassword(config.admin.password) },
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
