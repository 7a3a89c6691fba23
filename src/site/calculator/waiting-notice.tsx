import { useProfile } from '#company/profile/site/profile.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import * as text from './calculator-page-texts.ts';
import { LoadFailed } from './load-failed.tsx';

/** Replaces a part of the calculator while its script loads, or if that fails. */
export function WaitingNotice({ part, hasFailed }: { part: 'form' | 'rest'; hasFailed: boolean }) {
  const { phone } = useProfile();
  const isForm = part === 'form';
  if (!hasFailed) return <Notice role="status">{isForm ? text.formLoading : text.loading}</Notice>;
  return (
    <LoadFailed>
      {isForm ? text.formFailed : text.restFailed} {text.orCall}{' '}
      <a href={`tel:${phone.e164}`} className="font-semibold underline underline-offset-3">
        {phone.display}
      </a>
      .
    </LoadFailed>
  );
}
