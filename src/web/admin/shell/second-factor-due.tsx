import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#shared/auth.ts';
import { accountQuery } from '../account/account-queries.ts';
import { TwoStep } from '../account/two-step.tsx';
import { sessionQuery } from '../api/session-query.ts';
import { queryClient } from '../query-client.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { PlainFrame } from './plain-frame.tsx';

/** Before anything else, where everyone needs two-step sign-in. */
export function SecondFactorDue({ user }: { user: CurrentUser }) {
  const account = useQuery(accountQuery(user.id));
  const proceed = () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  return (
    <PlainFrame user={user}>
      <PageHeader
        title="Set up two-step sign-in"
        subtitle="It’s required here. You’ll enter a code from an app on your phone after your password."
      />
      <QueryView query={account} what="your account">
        {(found) => (
          <div className="grid justify-items-start gap-6">
            <TwoStep account={found} />
            {found.hasSecondFactor && (
              <Button variant="main" onClick={proceed}>
                Continue to the panel
              </Button>
            )}
          </div>
        )}
      </QueryView>
    </PlainFrame>
  );
}
