import type { ReactNode } from 'react';
import { type StripeProblem, stripeProblemTexts } from '#shared/stripe-problems.ts';
import { AlertIcon } from '#web/ui/icons/status.tsx';

interface ProblemNoticeProps {
  problem: StripeProblem;
  /** What mends it. */
  children?: ReactNode;
}

export function ProblemNotice({ problem, children }: ProblemNoticeProps) {
  const [title, next] = stripeProblemTexts[problem];
  return (
    <div role="status" className="flex gap-3 rounded-input bg-red-wash px-3 py-2 text-red">
      <AlertIcon className="mt-0.5 size-5 shrink-0" />
      <div className="grid justify-items-start gap-2">
        <p>
          <strong className="block font-semibold">{title}</strong>
          {next}
        </p>
        {children}
      </div>
    </div>
  );
}
