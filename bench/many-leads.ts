/**
 * Fills a database without leads with a million of them and what came of them, for measurements.
 *   node bench/many-leads.ts [--count NUMBER] [--days NUMBER]
 */
import { CommandError, readArguments } from '#app/commands/arguments.ts';
import { runCommand, withServices } from '#app/commands/run-command.ts';
import { seedDemo } from '#app/seed/seed.ts';
import { addManyLeads } from './many/add-many-leads.ts';
import { toManyCounts } from './many/plan.ts';

await runCommand((args) =>
  withServices(
    async ({ db, log }) => {
      const { options } = readArguments(args, {
        usage: 'Usage: node bench/many-leads.ts [--count NUMBER] [--days NUMBER]',
        options: {
          count: { type: 'string', default: '1000000' },
          days: { type: 'string', default: '3650' },
        },
      });
      const [count, days] = [Number(options.count), Number(options.days)];
      await seedDemo(db, new Date());
      if (await db.selectFrom('requests').select('id').limit(1).executeTakeFirst())
        throw new CommandError('There are already leads');
      const onProgress = (stored: number) => {
        if (stored % 50_000 === 0) console.log(`${stored.toLocaleString('en-US')} leads`);
      };
      await addManyLeads(db, { counts: toManyCounts(count), days, now: new Date(), log, onProgress });
    },
    { makesDatabase: true },
  ),
);
