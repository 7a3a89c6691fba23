import type { StoredSmsConnection } from '#delivery/texts/sms-connection.ts';
import { CopyButton } from '#kit/panel/ui/copy-button.tsx';
import { Section } from '#kit/panel/ui/section.tsx';
import type { TextService } from './sms-connection-values.ts';

interface IncomingSectionProps {
  stored: StoredSmsConnection;
  service: TextService;
}

/** Where the service has to send what customers write. */
export function IncomingSection({ stored: { incomingUrl, isLocalSite }, service }: IncomingSectionProps) {
  return (
    <Section
      title="Answers from customers"
      text="Without this step they never reach you, and your website doesn’t notice STOP."
    >
      <div className="grid gap-4">
        <p>
          {service === 'twilio'
            ? 'In the Twilio Console, open your number under Phone Numbers, Manage, Active numbers. Under Messaging, at “A message comes in”, choose Webhook and HTTP POST, and paste this URL:'
            : 'At your text service, enter this URL for incoming texts. They come as a form (POST), signed the way Twilio does it:'}
        </p>
        <p className="rounded-input bg-hover px-3 py-2 font-mono text-sm wrap-anywhere">{incomingUrl}</p>
        <div>
          <CopyButton text={incomingUrl} label="Copy URL" />
        </div>
        {service === 'twilio' && (
          <p className="text-ink-soft">
            Is the number in a messaging service? Then choose “Defer to sender’s webhook” there, under
            Integration.
          </p>
        )}
        {isLocalSite && (
          <p className="text-ink-soft">
            Answers arrive once your website is on the internet, with https. Until then the service can’t
            reach it.
          </p>
        )}
      </div>
    </Section>
  );
}
