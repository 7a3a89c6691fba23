import { useProfile } from '#web/profile.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LoadFailed } from './load-failed.tsx';

/** Replaces the second step while its script loads, or if that fails. */
export function WaitingNotice({ hasFailed }: { hasFailed: boolean }) {
  const { phone } = useProfile();
  if (!hasFailed) return <Notice role="status">Loading the form...</Notice>;
  return (
    <LoadFailed>
      The form didn’t load. Your quote is saved. Try again, or call{' '}
      <a href={`tel:${phone.e164}`} className="font-semibold underline underline-offset-3">
        {phone.display}
      </a>
      .
    </LoadFailed>
  );
}
