import type { StoredSmsConnection } from '#delivery/texts/sms-connection.ts';
import { Fact } from '#kit/panel/ui/fact.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { CarrierRules } from './carrier-rules.tsx';
import { IncomingSection } from './incoming-section.tsx';
import { shownSender, toTextService } from './sms-connection-values.ts';
import { SmsTestSection } from './sms-test-section.tsx';
import { TextsToday } from './texts-today.tsx';

/** Shows the gateway of SMS_URL, which nobody can change here. */
export function ServerGateway({ stored }: { stored: StoredSmsConnection }) {
  const service = toTextService(stored);
  return (
    <Sections>
      <Section
        title="Set up by the operator"
        text="Texts are set up on the website’s server (SMS_URL). Ask the person who runs the server to change it."
      >
        <dl className="grid gap-4">
          <Fact label="Text service">{stored.url}</Fact>
          <Fact label="Sender">{shownSender(stored.sender)}</Fact>
        </dl>
      </Section>
      <IncomingSection stored={stored} service={service} />
      <CarrierRules stored={stored} />
      <TextsToday />
      <SmsTestSection stored={stored} service={service} />
    </Sections>
  );
}
