import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from './icons/status.tsx';

type Tone = 'info' | 'success' | 'warning' | 'error';

/** Give it a role if it appears on its own. */
export function Notice({
  tone = 'info',
  role,
  className = '',
  children,
}: {
  tone?: Tone;
  role?: 'status' | 'alert';
  className?: string;
  children: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <div role={role} className={`flex gap-3 rounded-input px-4 py-3 text-sm ${tones[tone]} ${className}`}>
      <Icon className="mt-px size-5" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

const icons = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, error: AlertIcon };

const tones: Record<Tone, string> = {
  info: 'bg-teal-wash text-teal-deep',
  success: 'bg-success-wash text-success',
  warning: 'bg-sun-wash text-ink',
  error: 'bg-error-wash text-error',
};
