import { type Badge, Chip } from '#kit/panel/ui/chip.tsx';
import { MinusIcon } from '#kit/ui/icons/actions.tsx';
import { AlertIcon, CheckIcon } from '#kit/ui/icons/status.tsx';
import type { CheckState, SystemCheck } from '#office/system/system.ts';

export function SystemChecks({ checks }: { checks: readonly SystemCheck[] }) {
  return (
    <ul aria-label="Checks" className="grid gap-3 @2xl:grid-cols-2 @4xl:grid-cols-3">
      {checks.map(({ name, state, text }) => (
        <li
          key={name}
          className="grid content-start gap-2 rounded-card bg-surface p-4 shadow-card ring-1 ring-line"
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="font-semibold">{name}</h2>
            <Chip {...badges[state]} />
          </div>
          <p className="wrap-anywhere text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

const badges: Record<CheckState, Badge> = {
  fine: { label: 'OK', tone: 'green', icon: CheckIcon },
  off: { label: 'Not set up', tone: 'grey', icon: MinusIcon },
  warning: { label: 'Needs attention', tone: 'yellow', icon: AlertIcon },
  problem: { label: 'Needs action now', tone: 'red', icon: AlertIcon },
};
