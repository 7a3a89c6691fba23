import { addManyLeads } from '#server/seed/many/add-many-leads.ts';
import { manyRequests, toManyCounts } from '#server/seed/many/plan.ts';
import { addSampleLeads } from '#server/seed/sample-leads.ts';
import { seedDemo } from '#server/seed/seed.ts';
import { CommandError, readArguments } from './arguments.ts';
import { type CommandServices, runCommand, withServices } from './run-command.ts';

const few = { count: '10000', days: '365' };
const many = { count: String(manyRequests), days: '3650' };
const usage = 'Usage: npm run sample-leads -- [--count NUMBER] [--days NUMBER] [--force] [--many]';

await runCommand((args) => withServices((services) => addLeads(services, args), { makesDatabase: true }));

async function addLeads({ config, db, log }: CommandServices, args: string[]) {
  const { operands, options } = readArguments(args, {
    usage,
    options: {
      count: { type: 'string' },
      days: { type: 'string' },
      force: { type: 'boolean', default: false },
      many: { type: 'boolean', default: false },
    },
  });
  const usual = options.many ? many : few;
  const count = Number(options.count ?? usual.count);
  const days = Number(options.days ?? usual.days);
  const areWhole = Number.isInteger(count) && Number.isInteger(days);
  if (operands.length > 0) throw new CommandError(usage);
  if (!areWhole || count < 1 || days < 1) {
    throw new CommandError('--count and --days must be whole numbers above 0');
  }
  if (config.seed === 'demo') await seedDemo(db, new Date());
  const lead = await db.selectFrom('requests').select('id').limit(1).executeTakeFirst();
  if (lead && options.many)
    throw new CommandError('There are already leads. --many needs a database without any.');
  if (lead && !options.force) {
    throw new CommandError('There are already leads. Use --force to add sample leads anyway.');
  }
  if (options.many) {
    const onProgress = (stored: number) => {
      if (stored % 50_000 === 0) console.log(`${stored.toLocaleString('en-US')} of ${total} leads`);
    };
    const total = count.toLocaleString('en-US');
    await addManyLeads(db, { counts: toManyCounts(count), days, now: new Date(), log, onProgress });
    console.log(`${total} made-up leads of the last ${days} days are in the database`);
    return;
  }
  await addSampleLeads(db, count, days, new Date());
  console.log(`${count} made-up leads of the last ${days} days are in the database`);
}
