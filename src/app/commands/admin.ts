import * as z from 'zod/mini';
import { isRole, type Role, roleLabels } from '#kit/access/roles.ts';
import { readSecret } from '#kit/db/secrets.ts';
import type { UserRow } from '#kit/db/tables/accounts.ts';
import type { Deps } from '#kit/server/deps.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { confirmSite } from '#office/copy/server/site-copy.service.ts';
import { addPerson, removePerson } from '#office/team/server/people.service.ts';
import { resetPassword } from '#office/team/server/reset-sign-in.ts';
import { newPasswordSchema, ownEmailSchema, usernameSchema } from '#people/account/account.ts';
import { findPersonNamed, listPeople } from '#people/account/server/people.queries.ts';
import { shownEmail } from '#people/sign-in/server/auth.service.ts';
import { createAuth } from '#people/sign-in/server/better-auth.ts';
import { readablePassword } from '#people/sign-in/server/readable-secret.ts';
import { CommandError, readArguments } from './arguments.ts';
import { runCommand, withServices } from './run-command.ts';
import { readPassword } from './terminal.ts';

interface Terminal {
  print: (line: string) => void;
  /** Asked for, or taken from where the caller put it. */
  readPassword: () => Promise<string>;
}

type Services = Pick<Deps, 'db' | 'auth' | 'clock' | 'config'>;

const usage = `Usage: npm run admin -- <command>
  list
  add <username> [--name <name>] [--email <address>] [--role owner|office|crew] [--crew <id>] [--generate]
  reset-password <username> [--generate] [--disable-totp]
  remove <username>
  confirm-site          a moved site sends from here
The password is asked for at the terminal; elsewhere it is ADMIN_PASSWORD, or the first line of the standard input.
--generate makes one and prints it once.`;

/** Throws a CommandError or an AppError if it cannot be done. */
export async function runAdminCommand(services: Services, terminal: Terminal, args: string[]): Promise<void> {
  const { command, operands, options } = readOptions(args);
  const [username = ''] = operands;
  const takesNobody = command === 'list' || command === 'confirm-site';
  if (operands.length !== (takesNobody ? 0 : 1)) throw new CommandError(usage);
  if (command === 'list') return list(services, terminal);
  if (command === 'confirm-site') return confirm(services, terminal);
  if (command === 'add') return add(services, terminal, username, options);
  const user = await findPersonNamed(services.db, username);
  if (!user) throw new CommandError(`There is no person ${username}.`);
  if (command === 'remove') {
    await removePerson(services, null, user.id);
    return terminal.print(`${user.username} is removed.`);
  }
  return reset(services, terminal, user, options);
}

const readOptions = (args: string[]) =>
  readArguments(args, {
    usage,
    options: {
      name: { type: 'string' },
      email: { type: 'string' },
      role: { type: 'string' },
      crew: { type: 'string' },
      generate: { type: 'boolean' },
      'disable-totp': { type: 'boolean' },
    },
    subcommands: {
      list: [],
      add: ['name', 'email', 'role', 'crew', 'generate'],
      'reset-password': ['generate', 'disable-totp'],
      remove: [],
      'confirm-site': [],
    },
  });

type Options = ReturnType<typeof readOptions>['options'];

async function list({ db }: Services, { print }: Terminal) {
  const users = await listPeople(db);
  if (users.length === 0) print('There is no owner. The next start of the site makes one.');
  for (const user of users) {
    const details = [
      findEntry(roleLabels, user.role),
      user.name,
      shownEmail(user.email),
      user.twoFactorEnabled ? 'two-step sign-in' : '',
    ];
    print([user.username, ...details.filter(Boolean)].join('  '));
  }
}

async function confirm(services: Services, { print }: Terminal) {
  const { here, waiting } = await confirmSite(services, null);
  print(`The site is at ${here.origin} in ${here.place} now. ${waiting} waiting messages leave from here.`);
}

async function add(
  services: Services,
  terminal: Terminal,
  typed: string,
  { name, email, generate, role: typedRole = 'owner', crew }: Options,
) {
  const username = valid(usernameSchema, typed, 'The username must have');
  const address = email === undefined ? {} : { email: valid(ownEmailSchema, email, '--email:') };
  const role = toRole(typedRole);
  const crewId = crew === undefined ? null : valid(z.coerce.number().check(z.int()), crew, '--crew:');
  const password = await choosePassword(terminal, generate);
  const person = { name: name?.trim() || typed, username, role, crewId, ...address };
  await addPerson(services, null, person, password.text);
  terminal.print(`${username} is added: ${roleLabels[role]}.`);
  password.tell();
}

/** The API calls an owner `admin`, and so did this command. */
function toRole(typed: string): Role {
  const role = typed.toLowerCase() === 'owner' ? 'admin' : typed.toLowerCase();
  if (isRole(role)) return role;
  throw new CommandError(`There is no role ${typed}. --role is owner, office or crew.`);
}

async function reset(services: Services, terminal: Terminal, user: UserRow, options: Options) {
  const password = await choosePassword(terminal, options.generate);
  const isTotpDisabled = options['disable-totp'] ?? false;
  await resetPassword(services, null, user.id, password.text, { isTotpDisabled });
  terminal.print(`${user.username} has a new password, and every session has ended.`);
  if (isTotpDisabled) terminal.print('Two-step sign-in is off.');
  else if (user.twoFactorEnabled)
    terminal.print('Two-step sign-in is still on (--disable-totp turns it off).');
  password.tell();
}

async function choosePassword({ print, readPassword }: Terminal, isGenerated = false) {
  if (!isGenerated) {
    return { text: valid(newPasswordSchema, await readPassword(), 'The password must have'), tell: () => {} };
  }
  const text = readablePassword();
  return { text, tell: () => print(`Password: ${text} (won’t be shown again)`) };
}

function valid<T>(schema: z.ZodMiniType<T>, value: string, what: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const message = result.error.issues[0]?.message ?? 'is wrong';
  throw new CommandError(`${what} ${message.charAt(0).toLowerCase()}${message.slice(1)}.`);
}

if (import.meta.main) {
  await runCommand((args) =>
    withServices(async ({ config, db, log }) => {
      const auth = createAuth(db, config, await readSecret(db, 'session-cookies'), log);
      await runAdminCommand(
        { db, auth, config, clock: () => new Date() },
        { print: console.log, readPassword: () => readPassword(config.admin.password) },
        args,
      );
    }),
  );
}
