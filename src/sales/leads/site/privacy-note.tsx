import { paths } from '#kit/paths/paths.ts';
import * as text from '#sales/leads/sending-texts.ts';

export function PrivacyNote({ lead = text.privacyLead }: { lead?: string | undefined }) {
  return (
    <p className="text-sm text-ink-soft">
      {lead}{' '}
      <a href={paths.privacyPolicy} className="underline underline-offset-3 hover:text-ink">
        {text.privacyPolicy}
      </a>
    </p>
  );
}
