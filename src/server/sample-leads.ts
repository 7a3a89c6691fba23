import { parseArgs } from 'node:util';
import { type CommandServices, runCommand } from './command.ts';
import { addSampleLeads } from './seed/sample-leads.ts';
import { seedDemo } from './seed/seed.ts';

// The command `npm run sample-leads`: fills a database for trying things.
await runCommand(fill, { makesDatabase: true });

async function fill({ config, db }: CommandServices) {
  const { count, days, force } = readOptions();
  if (config.seed === 'demo') await seedDemo(db, new Date());
  const lead = await db.selectFrom('requests').select('id').limit(1).executeTakeFirst();
  if (lead && !force) {
    throw new Error('There are already leads. Use --force to add sample leads anyway.');
  }
  await addSampleLeads(db, count, days, new Date());
  console.log(`${count} made-up leads of the last ${days} days are in the database`);
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '10000' },
      days: { type: 'string', default: '365' },
      force: { type: 'boolean', default: false },
    },
  });
  const count = Number(values.count);
  const days = Number(values.days);
  const areWhole = Number.isInteger(count) && Number.isInteger(days);
  if (!areWhole || count < 1 || days < 1) throw new Error('--count and --days must be whole numbers above 0');
  return { count, days, force: values.force };
}
