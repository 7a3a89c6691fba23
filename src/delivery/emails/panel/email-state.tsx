import type { OutgoingEmail } from '#delivery/emails/emails.ts';
import { mailFailureText } from '#kit/mail/mail-failure.ts';
import { shortDateTime } from '#kit/time/dates.ts';

interface EmailStateProps {
  email: OutgoingEmail;
  /** Undefined while unknown. */
  isConfigured: boolean | undefined;
}

/** When it was sent, when the next attempt is, or why it failed. */
export function EmailState({ email, isConfigured }: EmailStateProps) {
  const { lastError, attempts } = email;
  return (
    <div className="grid min-w-0 gap-1">
      <p>{stateWords(email, isConfigured)}</p>
      {lastError !== null && (
        <>
          <p className={email.status === 'failed' ? 'text-danger' : ''}>{mailFailureText(lastError)}</p>
          <details className="text-sm text-ink-soft">
            <summary className="w-fit rounded-md py-1 touch:py-3">
              {attempts > 0 ? `After ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, ` : ''}
              what the server said
            </summary>
            <p className="wrap-anywhere">{lastError}</p>
          </details>
        </>
      )}
    </div>
  );
}

function stateWords(email: OutgoingEmail, isConfigured: boolean | undefined): string {
  const { status, isSending, sentAt, nextAttemptAt } = email;
  if (status === 'sent') return sentAt === null ? 'Sent' : `Sent ${inWords(sentAt)}`;
  if (status === 'failed') return 'We stopped trying. Retry it yourself.';
  if (isSending) return 'Sending now';
  if (isConfigured === false) return 'Not sent: email is not set up';
  if (nextAttemptAt === null || Date.parse(nextAttemptAt) <= Date.now()) return 'Sending soon';
  return `Next attempt ${inWords(nextAttemptAt)}`;
}

const inWords = (time: string) => shortDateTime(time);
