import * as text from '#shared/content/sending.ts';
import { paths } from '#shared/paths.ts';

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
