import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the machine. */
const tickMs = 10;

/**
 * Processor time in milliseconds that a process and all that it has started have taken so far. Unlike the time on the
 * clock it says little of what else the machine does. NaN on a system that has no /proc.
 */
export function processorMs(pid) {
  const processes = readProcesses();
  const take = ({ pid: parent, ticks }) =>
    processes.filter((one) => one.parent === parent).reduce((sum, child) => sum + take(child), ticks);
  const root = processes.find((one) => one.pid === pid);
  return root ? take(root) * tickMs : Number.NaN;
}

function readProcesses() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
  } catch {
    return [];
  }
}

/** proc_pid_stat(5): the name, in brackets, may hold blanks. The third number after it is the parent's. */
function readProcess(pid) {
  try {
    const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    // utime, stime, and those of children that have ended.
    const ticks = words.slice(11, 15).reduce((sum, word) => sum + Number(word), 0);
    return [{ pid: Number(pid), parent: Number(words[1]), ticks }];
  } catch {
    return [];
  }
}
