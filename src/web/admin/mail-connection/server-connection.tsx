import type { StoredMailConnection } from '#shared/mail-connection.ts';
import { Fact } from '../ui/fact.tsx';
import { Section, Sections } from '../ui/section.tsx';
import { MailTestSection } from './mail-test-section.tsx';

/** Of SMTP_URL: nobody can change it here. */
export function ServerConnection({ stored }: { stored: StoredMailConnection }) {
  const { host, port, senderName, senderEmail } = stored;
  return (
    <Sections>
      <Section
        title="Set up by the operator"
        text="Whoever runs the website’s server has set up email there (SMTP_URL). Ask them to change it."
      >
        <dl className="grid gap-4">
          <Fact label="Server">{`${host}, port ${port}`}</Fact>
          <Fact label="Sender">{senderName === '' ? senderEmail : `${senderName} <${senderEmail}>`}</Fact>
        </dl>
      </Section>
      <MailTestSection stored={stored} />
    </Sections>
  );
}
