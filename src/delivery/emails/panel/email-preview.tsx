import { useQuery } from '@tanstack/react-query';
import type { OutgoingEmail } from '#delivery/emails/emails.ts';
import { Chip } from '#kit/panel/ui/chip.tsx';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import { SheetBody } from '#kit/panel/ui/sheet.tsx';
import { adminApi } from '#kit/paths/paths.ts';
import { emailBadges } from './email-badges.ts';
import { EmailState } from './email-state.tsx';
import { emailDetailsQuery } from './emails-queries.ts';

interface EmailPreviewProps {
  email: OutgoingEmail;
  isConfigured: boolean | undefined;
}

/** The email as its recipient reads it. The frame runs no scripts, loads nothing, and its links lead nowhere. */
export function EmailPreview({ email, isConfigured }: EmailPreviewProps) {
  const query = useQuery(emailDetailsQuery(email.id));
  return (
    <SheetBody>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Chip {...emailBadges[email.status]} />
        <div className="min-w-48 flex-1">
          <EmailState email={email} isConfigured={isConfigured} />
        </div>
      </div>
      <iframe
        title="Email preview"
        sandbox=""
        src={adminApi.outboxEmailPage(email.id)}
        className="h-[min(34rem,60dvh)] w-full rounded-card bg-white ring-1 ring-line"
      />
      <p className="text-sm text-ink-soft">
        Links don’t work in this preview because they belong to the recipient.
      </p>
      <details>
        <summary className="w-fit rounded-md py-1 font-medium touch:py-2.5">Plain text</summary>
        <InlineQueryView query={query} what="the plain text">
          {({ text }) => <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{text}</p>}
        </InlineQueryView>
      </details>
    </SheetBody>
  );
}
