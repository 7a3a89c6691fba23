import { statfs } from 'node:fs/promises';
import type { Deps } from '#kit/server/deps.ts';
import { sizeText } from '#kit/text/size-text.ts';
import type { CheckResult } from '#office/system/system.ts';

const megabyte = 1_000_000;
const warningBytes = 2000 * megabyte;
const problemBytes = 500 * megabyte;

export async function checkStorage({ config }: Pick<Deps, 'config'>): Promise<CheckResult> {
  const { bavail, blocks, bsize } = await statfs(config.dataDir);
  return judgeStorage(bavail * bsize, blocks * bsize);
}

export function judgeStorage(freeBytes: number, totalBytes: number): CheckResult {
  const free = `${sizeText(freeBytes)} of ${sizeText(totalBytes)} are free.`;
  if (freeBytes < problemBytes) {
    const text = `Only ${free} A full disk can’t store requests. Free up space now or get a larger disk.`;
    return { state: 'problem', text };
  }
  if (freeBytes < warningBytes) return { state: 'warning', text: `Only ${free} Free up space soon.` };
  return { state: 'fine', text: free };
}
