import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { count } from '#kit/backup/backup-text.ts';
import { openFileStore } from '#kit/files/open-store.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { PersonSummary, PickedLeads } from '#office/privacy/privacy.ts';
import { exportPerson } from '#office/privacy/server/export-person.ts';
import { erasePerson, summarizePerson } from '#office/privacy/server/privacy.service.ts';
import { recordPersonExport } from '#people/audit/server/record-export.ts';
import { type PersonKey, toPersonKey } from '#people/personal-data/person-key.ts';
import { CommandError, readArguments } from './arguments.ts';
import { runCommand, withServices } from './run-command.ts';
import { askYes } from './terminal.ts';

interface Terminal {
  print: (line: string) => void;
  /** False without a terminal to ask at. */
  confirm: (question: string) => Promise<boolean>;
}

type Services = Pick<Deps, 'db' | 'files' | 'clock' | 'log' | 'config'>;

const usage = `Usage: npm run privacy -- <command>
  export <email or phone> [--to <file>] [--also <records>]
  erase <email or phone> [--yes] [--also <records>]
export writes to the standard output, or to a new file that only you may read.
--also names records that only a phone number and a name link to it, such as request-12,customer-3.`;

/** Throws a CommandError or an AppError if it cannot be done. */
export async function runPrivacyCommand(
  services: Services,
  terminal: Terminal,
  args: string[],
): Promise<void> {
  const { command, operands, options } = readArguments(args, {
    usage,
    options: { to: { type: 'string' }, yes: { type: 'boolean' }, also: { type: 'string' } },
    subcommands: { export: ['to', 'also'], erase: ['yes', 'also'] },
  });
  const key = toPersonKey(operands[0] ?? '');
  if (!key || operands.length > 1)
    throw new CommandError(`Give one email address or phone number.\n${usage}`);
  const picked = readPicked(options.also);
  if (command === 'export') return exportTo(services, terminal, { key, picked, to: options.to });
  const summary = await summarizePerson(services, key);
  const amount = getAmount(summary, summary.newsletter !== null);
  const isErased = options.yes || (await terminal.confirm(`Erase ${amount} for good? Type yes: `));
  if (!isErased) throw new CommandError('Nothing was erased. Add --yes to confirm without a terminal.');
  const erased = await erasePerson(services, { key, picked }, { id: null, name: 'Command line' });
  terminal.print(`Erased ${getAmount(erased, erased.subscriptions > 0)}.`);
  const joined = summary.joined.map(({ kind, id }) => `${kind}-${id}`);
  const left = joined.filter((name) => !options.also?.split(',').includes(name));
  if (left.length > 0) {
    terminal.print(
      `Linked by phone number and name only, perhaps somebody else’s, and not erased: ${left.join(', ')}.`,
    );
  }
  if (summary.otherContacts.length > 0) {
    terminal.print(`The same records also include ${summary.otherContacts.join(', ')}. Search for that too.`);
  }
  terminal.print(
    summary.backupsKeptDays === null
      ? 'Existing backups still contain it until you delete them.'
      : `Nightly backups still contain it for up to ${summary.backupsKeptDays} days.`,
  );
}

/** Throws for anything but `request-12,quote-4,customer-3`. */
function readPicked(also: string | undefined): PickedLeads | undefined {
  if (also === undefined) return undefined;
  const picked: PickedLeads = { customerIds: [], requestIds: [], quoteIds: [] };
  for (const name of also.split(',')) {
    const [, kind, id] = /^(customer|request|quote)-(\d{1,9})$/.exec(name.trim()) ?? [];
    if (!kind) throw new CommandError(`--also takes records such as request-12,customer-3.\n${usage}`);
    picked[`${kind as 'customer' | 'request' | 'quote'}Ids`].push(Number(id));
  }
  return picked;
}

interface Export {
  key: PersonKey;
  picked: PickedLeads | undefined;
  to: string | undefined;
}

async function exportTo(services: Services, { print }: Terminal, { key, picked, to }: Export) {
  const text = await exportPerson(services, key, picked);
  await recordPersonExport(services, null);
  if (to === undefined) return print(text.trimEnd());
  await writeFile(resolve(to), text, { flag: 'wx', mode: 0o600 });
  print(`Written to ${resolve(to)}`);
}

/** Describes what was found or erased. */
function getAmount(
  found: Pick<PersonSummary, 'requests' | 'quotes' | 'photos' | 'emails' | 'customers'>,
  isSubscriber: boolean,
): string {
  const amounts = [
    count(found.requests, 'request'),
    count(found.quotes, 'quote'),
    count(found.photos, 'photo'),
    count(found.emails, 'email'),
    // With leads, their customer is understood.
    ...(found.requests + found.quotes === 0 ? [count(found.customers, 'customer')] : []),
  ];
  return [...amounts, ...(isSubscriber ? ['the newsletter entry'] : [])].join(', ');
}

if (import.meta.main) {
  await runCommand((args) =>
    withServices(async ({ config, db, log }) => {
      const files = await openFileStore(config, log);
      const confirm = async (question: string) => (await askYes(question)) ?? false;
      await runPrivacyCommand(
        { db, files, clock: () => new Date(), log, config },
        { print: console.log, confirm },
        args,
      );
    }),
  );
}
