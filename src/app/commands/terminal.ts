import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandError } from './arguments.ts';

/** At a terminal it is asked for, twice and without echo. Elsewhere: `configured`, else the first line that comes in. */
export async function readPassword(configured: string | null): Promise<string> {
  if (!process.stdin.isTTY) return configured ?? (await readLine());
  const password = await ask('Password: ');
  if ((await ask('Repeat it: ')) !== password) throw new CommandError('They don’t match.');
  return password;
}

async function readLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  throw new CommandError('No password given. Set ADMIN_PASSWORD or use --generate.');
}

async function ask(question: string): Promise<string> {
  process.stdout.write(question);
  // Takes what readline would echo.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  const { promise: interrupted, reject } = Promise.withResolvers<never>();
  lines.on('SIGINT', () => reject(new CommandError('Nothing was changed.')));
  try {
    return await Promise.race([lines.question(''), interrupted]);
  } finally {
    lines.close();
    process.stdout.write('\n');
  }
}

/** True once somebody typed yes; null without a terminal to ask at. */
export async function askYes(question: string): Promise<boolean | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(question)).trim().toLowerCase() === 'yes';
  } finally {
    terminal.close();
  }
}
