import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { sessionQuery } from '#kit/panel/api/session-query.ts';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { accountPage as texts } from './account-page-texts.ts';
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
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <QueryView query={query} what={texts.what}>
        {(account) => (
          <Sections>
            <Section title={texts.details} text={texts.detailsText}>
              <DetailsForm account={account} />
            </Section>
            <Section title={texts.password} text={texts.passwordText}>
              <PasswordForm username={account.username} />
            </Section>
            <Section title={texts.twoStep} text={texts.twoStepText}>
              <TwoStep account={account} />
            </Section>
            <Section title={texts.sessions} text={texts.sessionsText}>
              <Sessions />
            </Section>
          </Sections>
        )}
      </QueryView>
    </>
  );
}
