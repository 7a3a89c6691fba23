import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type PersonKey, type PersonSummary, personKeyOf } from '#shared/privacy.ts';
import { CommandError } from './admin-command.ts';
import { count } from './backup/backup-words.ts';
import type { Deps } from './deps.ts';
import { exportPerson } from './features/privacy/export-person.ts';
import { erasePerson, summarizePerson } from './features/privacy/privacy.service.ts';

interface Terminal {
  print: (line: string) => void;
  /** False without a terminal to ask at. */
  confirm: (question: string) => Promise<boolean>;
}

type Services = Pick<Deps, 'db' | 'files' | 'clock' | 'log' | 'config'>;

export const usage = `Usage: npm run person -- <command>
  export <email or phone> [--to <file>]
  erase <email or phone> [--yes]
export writes to the standard output, or to a new file that only you may read.`;

/** Carries out one command. Throws a CommandError or an AppError where it cannot. */
export async function runPersonCommand(
  services: Services,
  terminal: Terminal,
  args: string[],
): Promise<void> {
  const { command, key, options } = readArguments(args);
  if (command === 'export') return exportTo(services, terminal, key, options.to);
  const summary = await summarizePerson(services, key);
  const isErased = options.yes || (await terminal.confirm(`Erase ${amountOf(summary)} for good? Type yes: `));
  if (!isErased) throw new CommandError('Nothing was erased. Add --yes to confirm without a terminal.');
  const erased = await erasePerson(services, key, { id: null, name: 'Command line' });
  terminal.print(`Erased ${amountOf(erased)}.`);
  if (summary.otherContacts.length > 0) {
    terminal.print(`The same records also include ${summary.otherContacts.join(', ')}. Search for that too.`);
  }
  terminal.print(
    summary.backupsKeptDays === null
      ? 'Existing backups still contain it until you delete them.'
      : `Nightly backups still contain it for up to ${summary.backupsKeptDays} days.`,
  );
}

async function exportTo(services: Services, { print }: Terminal, key: PersonKey, to: string | undefined) {
  const text = await exportPerson(services, key);
  if (to === undefined) return print(text.trimEnd());
  await writeFile(resolve(to), text, { flag: 'wx', mode: 0o600 });
  print(`Written to ${resolve(to)}`);
}

/** Of what was found, or was erased. */
function amountOf(
  found: Pick<PersonSummary, 'requests' | 'quotes' | 'photos' | 'emails'> & Newsletter,
): string {
  const isSubscriber = (found.subscriptions ?? 0) > 0 || Boolean(found.newsletter);
  const amounts = [
    count(found.requests, 'request'),
    count(found.quotes, 'quote'),
    count(found.photos, 'photo'),
    count(found.emails, 'email'),
  ];
  return [...amounts, ...(isSubscriber ? ['the newsletter entry'] : [])].join(', ');
}

interface Newsletter {
  newsletter?: string | null;
  subscriptions?: number;
}

const allowed: Record<string, readonly string[]> = { export: ['to'], erase: ['yes'] };

function readArguments(args: string[]) {
  const { values, positionals } = parse(args);
  const [command = '', contact = '', ...rest] = positionals;
  const options = allowed[command];
  if (!options) throw new CommandError(command ? `Unknown command: ${command}.\n${usage}` : usage);
  const foreign = Object.keys(values).find((name) => !options.includes(name));
  if (foreign) throw new CommandError(`${command} takes no --${foreign}.`);
  const key = personKeyOf(contact);
  if (!key || rest.length > 0) throw new CommandError(`Give one email address or phone number.\n${usage}`);
  return { command, key, options: values };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { to: { type: 'string' }, yes: { type: 'boolean' } },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message.split('\n')[0]}`);
  }
}
