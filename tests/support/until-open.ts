import type { ChildProcess } from 'node:child_process';

/** Reads what a product's process prints, until it says that it is open. `opened` fails where it ends before. */
export function untilOpen(child: ChildProcess): { opened: Promise<void>; output: () => string } {
  let output = '';
  let isOpen = false;
  const opened = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      // Not looked for again in all that a busy server logs afterwards.
      isOpen ||= output.includes(' is open at ');
      if (isOpen) resolve();
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return { opened, output: () => output };
}
