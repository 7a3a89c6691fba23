import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { sessionQuery } from '#kit/panel/api/session-query.ts';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { accountQuery } from './account-queries.ts';
import { DetailsForm } from './details-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';
import { TwoStep } from './two-step.tsx';

export function AccountPage() {
  const { data: user } = useQuery(sessionQuery);
  const query = useQuery(accountQuery(user!.id));
  return (
    <>
      <PageHeader title="Account" subtitle="Your details and how you sign in" />
      <QueryView query={query} what="your account">
        {(account) => (
          <Sections>
            <Section title="Your details" text="Your name appears in the panel and in each record’s history.">
              <DetailsForm account={account} />
            </Section>
            <Section title="Password" text="Changing it signs you out on all other devices.">
              <PasswordForm username={account.username} />
            </Section>
            <Section
              title="Two-step sign-in"
              text="Enter a code from an app on your phone after your password. A stolen password alone won’t let anyone in."
            >
              <TwoStep account={account} />
            </Section>
            <Section
              title="Where you’re signed in"
              text="See a session you don’t recognize? End it and change your password."
            >
              <Sessions />
            </Section>
          </Sections>
        )}
      </QueryView>
    </>
  );
}
