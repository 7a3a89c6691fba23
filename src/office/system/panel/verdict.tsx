import { AlertIcon, CheckIcon } from '#kit/ui/icons/status.tsx';
import type { SystemCheck } from '#office/system/system.ts';

/** The overall state in one sentence. */
export function Verdict({ checks }: { checks: readonly SystemCheck[] }) {
  const problems = checks.filter(({ state }) => state === 'problem').length;
  const warnings = checks.filter(({ state }) => state === 'warning').length;
  const { text, look, icon: Icon } = verdict(problems, warnings);
  return (
    <p
      role="status"
      className={`flex items-center gap-3 rounded-card px-4 py-3.5 text-lg font-semibold ${look}`}
    >
      <Icon className="size-6" />
      {text}
    </p>
  );
}

function verdict(problems: number, warnings: number) {
  if (problems > 0) {
    return {
      text: `${things(problems, 'needs', 'need')} action now`,
      look: 'bg-red-wash text-red',
      icon: AlertIcon,
    };
  }
  if (warnings > 0) {
    return {
      text: `${things(warnings, 'needs', 'need')} attention`,
      look: 'bg-yellow-wash text-yellow',
      icon: AlertIcon,
    };
  }
  return { text: 'All systems OK', look: 'bg-green-wash text-green', icon: CheckIcon };
}

const things = (count: number, one: string, many: string) =>
  count === 1 ? `One thing ${one}` : `${count} things ${many}`;
