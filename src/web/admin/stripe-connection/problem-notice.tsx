import type { ReactNode } from 'react';
import { type StripeProblem, stripeProblemTexts } from '#shared/stripe-problems.ts';
import { Outcome } from '../ui/outcome.tsx';

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
