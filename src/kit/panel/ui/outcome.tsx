import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon } from '#kit/ui/icons/status.tsx';

interface OutcomeProps {
  isGood: boolean;
  /** Says what happened. */
  title: string;
  /** Say what to do next. */
  children: ReactNode;
  /** A button that does it. */
  action?: ReactNode;
}

/** How a test went, or what is wrong. */
export function Outcome({ isGood, title, children, action }: OutcomeProps) {
  const Icon = isGood ? CheckIcon : AlertIcon;
  return (
    <div
      className={`flex gap-3 rounded-input px-3 py-2 ${isGood ? 'bg-green-wash text-green' : 'bg-red-wash text-red'}`}
    >
      <Icon className="mt-0.5 size-5 shrink-0" />
      <div className="grid justify-items-start gap-2">
        <p>
          <strong className="block font-semibold">{title}</strong>
          {children}
        </p>
        {action}
      </div>
    </div>
  );
}
