import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import type { CurrentUser } from '#kit/access/auth.ts';
import { sessionQuery } from '#kit/panel/api/session-query.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { accountPage, secondFactorDue as texts } from '#people/account/panel/account-page-texts.ts';
import { accountQuery } from '#people/account/panel/account-queries.ts';
import { TwoStep } from '#people/account/panel/two-step.tsx';
import { PlainFrame } from './plain-frame.tsx';

/** Before anything else, where everyone needs two-step sign-in. */
export function SecondFactorDue({ user }: { user: CurrentUser }) {
  const account = useQuery(accountQuery(user.id));
  const proceed = () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  return (
    <PlainFrame user={user}>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <QueryView query={account} what={accountPage.what}>
        {(found) => (
          <div className="grid justify-items-start gap-6">
            <TwoStep account={found} />
            {found.hasSecondFactor && (
              <Button variant="main" onClick={proceed}>
                {texts.goOn}
              </Button>
            )}
          </div>
        )}
      </QueryView>
    </PlainFrame>
  );
}
