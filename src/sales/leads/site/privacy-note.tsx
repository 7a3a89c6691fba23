import { paths } from '#kit/paths/paths.ts';
import * as text from '#sales/leads/sending-texts.ts';

export function PrivacyNote() {
  return (
    <p className="text-sm text-ink-soft">
      {text.privacyLead}{' '}
      <a href={paths.privacyPolicy} className="underline underline-offset-3 hover:text-ink">
        {text.privacyPolicy}
      </a>
    </p>
  );
}
