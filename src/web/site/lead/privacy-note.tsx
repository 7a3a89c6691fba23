import { paths } from '#shared/paths.ts';

export function PrivacyNote() {
  return (
    <p className="text-sm text-ink-soft">
      Free, no obligation. We only use your details to reply to you:{' '}
      <a href={paths.privacyPolicy} className="underline underline-offset-3 hover:text-ink">
        Privacy Policy
      </a>
    </p>
  );
}
