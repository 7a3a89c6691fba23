import { askYes } from './ask-yes.ts';
import { runCommand } from './command.ts';
import { openFileStore } from './files/open-store.ts';
import { runPersonCommand } from './person-command.ts';

// The command `npm run person`.
await runCommand(async ({ config, db, log }) => {
  const files = await openFileStore(config, log);
  await runPersonCommand(
    { db, files, clock: () => new Date(), log, config },
    { print: (line) => console.log(line), confirm: async (question) => (await askYes(question)) ?? false },
    process.argv.slice(2),
  );
});
