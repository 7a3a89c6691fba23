import { useQuery } from '@tanstack/react-query';
import { reasonOf } from '../reason-of.ts';
import { sessionQuery } from '../sign-in/session.ts';
import { LoadFailure } from '../ui/notices.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Section, Sections } from '../ui/section.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { accountQuery } from './account-queries.ts';
import { Administrators } from './administrators.tsx';
import { DetailsForm } from './details-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';
import { TwoStep } from './two-step.tsx';

export function AccountPage() {
  usePageTitle('Account');
  const { data: user } = useQuery(sessionQuery);
  const account = useQuery(accountQuery(user!.id));
  return (
    <>
      <PageHeader title="Account" subtitle="Who you are, how you sign in, and who else may" />
      {account.data && (
        <Sections>
          <Section
            title="Your details"
            text="Your name is shown in the panel and in the history of a record."
          >
            <DetailsForm account={account.data} />
          </Section>
          <Section title="Password" text="Changing it ends your sessions on all other devices.">
            <PasswordForm username={account.data.username} />
          </Section>
          <Section
            title="Two-step sign-in"
            text="After the password, a code from an app on your phone. A stolen password alone opens nothing."
          >
            <TwoStep account={account.data} />
          </Section>
          <Section
            title="Where you are signed in"
            text="End a session that you do not know, and change your password."
          >
            <Sessions />
          </Section>
          <Section
            title="Administrators"
            text="Each may do everything in this panel, and add or remove others."
          >
            <Administrators ownId={account.data.id} />
          </Section>
        </Sections>
      )}
      {account.isPending && <SkeletonCards count={3} />}
      {account.error && !account.data && (
        <LoadFailure
          title="Your account could not be loaded."
          reason={reasonOf(account.error)}
          isRetrying={account.isFetching}
          onRetry={() => void account.refetch()}
        />
      )}
    </>
  );
}
