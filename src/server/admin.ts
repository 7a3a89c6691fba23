import { runAdminCommand } from './admin-command.ts';
import { runCommand } from './command.ts';
import { readSecret } from './db/secrets.ts';
import { createAuth } from './features/auth/better-auth.ts';
import { readPassword } from './read-password.ts';

// The command `npm run admin`.
await runCommand(async ({ config, db, log }) => {
  const auth = createAuth(db, config, await readSecret(db, 'session-cookies'), log);
  await runAdminCommand(
    { db, auth, clock: () => new Date() },
    { print: (line) => console.log(line), readPassword: () => readPassword(config.admin.password) },
    process.argv.slice(2),
  );
});
