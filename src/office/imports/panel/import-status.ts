import type { Import } from '#office/imports/imports.ts';

/** `Done: 120 new` */
export function importStatusText({ status, done, total, created, joined }: Import): string {
  if (status === 'running') return `Running: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
  if (status === 'done')
    return `Done: ${created.toLocaleString('en')} new, ${joined.toLocaleString('en')} added to`;
  if (status === 'undone') return 'Undone';
  return status === 'failed' ? 'Stopped' : 'Not imported yet';
}
