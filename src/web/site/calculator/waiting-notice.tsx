import { useProfile } from '#web/profile.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LoadFailed } from './load-failed.tsx';

const texts = {
  form: { loading: 'Loading the form...', failed: 'The form didn’t load. Your quote is saved.' },
  rest: { loading: 'Loading...', failed: 'The rest of this page didn’t load. We have your request.' },
};

/** Replaces a part of the calculator while its script loads, or if that fails. */
export function WaitingNotice({ part, hasFailed }: { part: keyof typeof texts; hasFailed: boolean }) {
  const { phone } = useProfile();
  if (!hasFailed) return <Notice role="status">{texts[part].loading}</Notice>;
  return (
    <LoadFailed>
      {texts[part].failed} Try again, or call{' '}
      <a href={`tel:${phone.e164}`} className="font-semibold underline underline-offset-3">
        {phone.display}
      </a>
      .
    </LoadFailed>
  );
}
