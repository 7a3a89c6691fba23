import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../error-message.ts';
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
      <PageHeader title="Account" subtitle="Your details, how you sign in, and who else can" />
      {account.data && (
        <Sections>
          <Section title="Your details" text="Your name appears in the panel and in each record’s history.">
            <DetailsForm account={account.data} />
          </Section>
          <Section title="Password" text="Changing it signs you out on all other devices.">
            <PasswordForm username={account.data.username} />
          </Section>
          <Section
            title="Two-step sign-in"
            text="Enter a code from an app on your phone after your password. A stolen password alone won’t let anyone in."
          >
            <TwoStep account={account.data} />
          </Section>
          <Section
            title="Where you are signed in"
            text="See a session you don’t recognize? End it and change your password."
          >
            <Sessions />
          </Section>
          <Section
            title="Administrators"
            text="Administrators can do everything in this panel, including adding or removing others."
          >
            <Administrators ownId={account.data.id} />
          </Section>
        </Sections>
      )}
      {account.isPending && <SkeletonCards count={3} />}
      {account.error && !account.data && (
        <LoadFailure
          title="We couldn’t load your account."
          reason={errorMessage(account.error)}
          isRetrying={account.isFetching}
          onRetry={() => void account.refetch()}
        />
      )}
    </>
  );
}
