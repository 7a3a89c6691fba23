import type { Profile } from '#company/profile/profile.ts';
import { type EmailBlock, emailBody } from '#delivery/letters/server/email-body.ts';
import { subjectLine } from '#delivery/letters/server/subject-line.ts';
import { type Language, pathIn } from '#kit/language/language.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import { quotePaths } from '#kit/paths/customer-paths.ts';
import type { ErrorCode } from '#kit/wire/errors.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';

/** Why a paid deposit booked nothing. */
export function whyNot(refusal: ErrorCode, language: Language): string {
  const { taken, changed, other } = customerWords[language].whyNotBooked;
  if (refusal === 'window-taken' || refusal === 'invalid-input') return taken;
  return refusal === 'quote-changed' ? changed : other;
}

interface ToCustomer {
  to: string;
  amount: string;
  refusal: ErrorCode;
  language: Language;
  /** Null if the quote is gone. */
  link: { token: string; publicUrl: string } | null;
}

export function customerRefusalEmail(
  { to, amount, refusal, language, link }: ToCustomer,
  profile: Profile,
): Email {
  const words = customerWords[language];
  const reason = whyNot(refusal, language);
  const blocks: EmailBlock[] = [
    { kind: 'heading', text: words.depositRefunded },
    { kind: 'text', text: reason },
    { kind: 'text', text: words.refunding(amount) },
    ...(link
      ? [
          {
            kind: 'button' as const,
            label: words.anotherTime,
            href: link.publicUrl + pathIn(language, quotePaths.visit(link.token)),
          },
        ]
      : []),
    { kind: 'text', text: words.questions(profile.phone.display) },
  ];
  return {
    to,
    replyTo: profile.email,
    subject: subjectLine(words.depositRefunded),
    ...emailBody(reason, blocks, profile, language),
  };
}

interface ToOwner {
  to: string;
  title: string;
  reason: string;
  url: string;
}

export function ownerRefusalEmail({ to, title, reason, url }: ToOwner, profile: Profile): Email {
  const text = 'No visit was booked. The customer gets the deposit back and an email that says so.';
  return {
    to,
    subject: subjectLine(title),
    ...emailBody(
      reason,
      [
        { kind: 'heading', text: title },
        { kind: 'text', text: reason },
        { kind: 'text', text },
        { kind: 'button', label: 'Open quote', href: url },
      ],
      profile,
    ),
  };
}
