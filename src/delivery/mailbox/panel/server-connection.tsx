import type { StoredMailConnection } from '#delivery/mailbox/mail-connection.ts';
import { Fact } from '#kit/panel/ui/fact.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { MailTestSection } from './mail-test-section.tsx';

/** Shows the server of SMTP_URL, which nobody can change here. */
export function ServerConnection({ stored }: { stored: StoredMailConnection }) {
  const { host, port, senderName, senderEmail } = stored;
  return (
    <Sections>
      <Section
        title="Set up by the operator"
        text="Email is set up on the website’s server (SMTP_URL). Ask the person who runs the server to change it."
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
