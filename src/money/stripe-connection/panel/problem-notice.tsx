import type { ReactNode } from 'react';
import { Outcome } from '#kit/panel/ui/outcome.tsx';
import { type StripeProblem, stripeProblemTexts } from '#money/stripe/stripe-problems.ts';

interface ProblemNoticeProps {
  problem: StripeProblem;
  /** A button that solves the problem. */
  action?: ReactNode;
}

export function ProblemNotice({ problem, action }: ProblemNoticeProps) {
  const [title, next] = stripeProblemTexts[problem];
  return (
    <div role="status">
      <Outcome isGood={false} title={title} action={action}>
        {next}
      </Outcome>
    </div>
  );
}
