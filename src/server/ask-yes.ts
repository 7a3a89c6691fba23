import { createInterface } from 'node:readline/promises';

/** True once somebody at a terminal has typed yes; null where there is none to ask at. */
export async function askYes(question: string): Promise<boolean | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(question)).trim().toLowerCase() === 'yes';
  } finally {
    terminal.close();
  }
}
