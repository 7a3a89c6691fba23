import * as text from '#shared/content/pages/calculator.ts';
import { useProfile } from '#web/profile.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LoadFailed } from './load-failed.tsx';

const texts = {
  form: { loading: text.formLoading, failed: text.formFailed },
  rest: { loading: text.loading, failed: text.restFailed },
};

/** Replaces a part of the calculator while its script loads, or if that fails. */
export function WaitingNotice({ part, hasFailed }: { part: keyof typeof texts; hasFailed: boolean }) {
  const { phone } = useProfile();
  if (!hasFailed) return <Notice role="status">{texts[part].loading}</Notice>;
  return (
    <LoadFailed>
      {texts[part].failed} {text.orCall}{' '}
      <a href={`tel:${phone.e164}`} className="font-semibold underline underline-offset-3">
        {phone.display}
      </a>
      .
    </LoadFailed>
  );
}
