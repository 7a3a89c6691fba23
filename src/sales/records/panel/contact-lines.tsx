import { mailtoUrl, telUrl } from '#kit/text/contact-urls.ts';
import { phoneText } from '#kit/text/person.ts';
import { MailIcon, PhoneIcon } from '#kit/ui/icons/contact.tsx';
import type { Contact } from './contact-ways.ts';
import { markAnswered } from './mark-answered.ts';

/** Phone and email in full, each a link. */
export function ContactLines({ phone, email, requestId }: Pick<Contact, 'phone' | 'email' | 'requestId'>) {
  return (
    <div className="grid min-w-0 content-start justify-items-start gap-0.5">
      {phone !== '' && (
        <a href={telUrl(phone)} onClick={() => markAnswered(requestId, 'call')} className={lineClass}>
          <PhoneIcon className="size-4" />
          {phoneText(phone)}
        </a>
      )}
      {email !== '' && (
        <a href={mailtoUrl(email)} onClick={() => markAnswered(requestId, 'email')} className={lineClass}>
          <MailIcon className="size-4" />
          <span className="min-w-0 wrap-anywhere">
            <BreakableEmail email={email} />
          </span>
        </a>
      )}
    </div>
  );
}

/** A long email breaks before the at sign, and within a word only where that is not enough. */
function BreakableEmail({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

const lineClass =
  'inline-flex min-h-6 max-w-full items-center gap-2 rounded-md text-ink-soft hover:text-link hover:underline touch:min-h-9';
