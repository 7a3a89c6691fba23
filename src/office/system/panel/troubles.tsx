import { type Badge, Chip } from '#kit/panel/ui/chip.tsx';
import { When } from '#kit/panel/ui/when.tsx';
import { capitalized } from '#kit/text/capitalized.ts';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import type { SystemReport } from '#office/system/system.ts';
import { SystemList } from './system-list.tsx';

export function Troubles({ troubles }: Pick<SystemReport, 'troubles'>) {
  return (
    <SystemList
      title="Recent warnings and errors"
      text="Since the server started, newest first. Personal details are left out; use the request ID to find the rest in the log."
      items={troubles}
    >
      {({ level, message, place, times, lastAt, requestId }) => (
        <li key={`${level} ${message} ${place}`} className="flex flex-wrap items-start gap-x-4 gap-y-1.5">
          <Chip {...badges[level]} />
          <div className="min-w-48 flex-1">
            <p className="font-medium wrap-anywhere">{capitalized(message)}</p>
            {place !== null && <p className="text-sm wrap-anywhere text-ink-soft">{place}</p>}
            {requestId !== null && (
              <p className="text-sm wrap-anywhere text-ink-soft">
                {times > 1 ? 'Last request ' : 'Request '}
                <code>{requestId}</code>
              </p>
            )}
          </div>
          <p className="text-sm text-ink-soft">
            {times > 1 && `${times.toLocaleString('en-US')} times, last `}
            <When at={lastAt} />
          </p>
        </li>
      )}
    </SystemList>
  );
}

const badges: Record<'warn' | 'error', Badge> = {
  warn: { label: 'Warning', tone: 'yellow', icon: AlertIcon },
  error: { label: 'Error', tone: 'red', icon: AlertIcon },
};
