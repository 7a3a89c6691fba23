import { addSampleLeads } from '#app/seed/sample-leads.ts';
import { seedDemo } from '#app/seed/seed.ts';
import { CommandError, readArguments } from './arguments.ts';
import { type CommandServices, runCommand, withServices } from './run-command.ts';

const usage = 'Usage: npm run sample-leads -- [--count NUMBER] [--days NUMBER] [--force]';

await runCommand((args) => withServices((services) => addLeads(services, args), { makesDatabase: true }));

async function addLeads({ config, db }: CommandServices, args: string[]) {
  const { operands, options } = readArguments(args, {
    usage,
    options: {
      count: { type: 'string', default: '10000' },
      days: { type: 'string', default: '365' },
      force: { type: 'boolean', default: false },
    },
  });
  const count = Number(options.count);
  const days = Number(options.days);
  const areWhole = Number.isInteger(count) && Number.isInteger(days);
  if (operands.length > 0) throw new CommandError(usage);
  if (!areWhole || count < 1 || days < 1) {
    throw new CommandError('--count and --days must be whole numbers above 0');
  }
  if (config.seed === 'demo') await seedDemo(db, new Date());
  const lead = await db.selectFrom('requests').select('id').limit(1).executeTakeFirst();
  if (lead && !options.force) {
    throw new CommandError('There are already leads. Use --force to add sample leads anyway.');
  }
  await addSampleLeads(db, count, days, new Date());
  console.log(`${count} made-up leads of the last ${days} days are in the database`);
}
