import type { ChildProcess } from 'node:child_process';

/** Reads a process's output until it says that it is open. `opened` rejects if the process ends first. */
export function untilOpen(child: ChildProcess): { opened: Promise<void>; output: () => string } {
  let output = '';
  let isOpen = false;
  const opened = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      // Stops searching in what a busy server logs afterwards.
      isOpen ||= output.includes(' is open at ');
      if (isOpen) resolve();
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return { opened, output: () => output };
}
