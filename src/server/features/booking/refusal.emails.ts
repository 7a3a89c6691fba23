import { type EmailBlock, emailBody } from '#server/mail/email-body.ts';
import type { Email } from '#server/mail/mailer.ts';
import { subjectLine } from '#server/mail/subject-line.ts';
import { quotePaths } from '#shared/customer-paths.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Profile } from '#shared/profile.ts';

/** Why a paid deposit booked nothing, for customer and owner. */
export function whyNot(refusal: ErrorCode): string {
  if (refusal === 'window-taken' || refusal === 'invalid-input') {
    return 'The payment came after the hold on the time had ended, and that time is no longer free.';
  }
  if (refusal === 'quote-changed') return 'The quote was changed while the payment page was open.';
  return 'The quote could no longer be booked online when the payment came.';
}

interface ToCustomer {
  to: string;
  amount: string;
  reason: string;
  /** Null if the quote is gone. */
  link: { token: string; publicUrl: string } | null;
}

export function customerRefusalEmail({ to, amount, reason, link }: ToCustomer, profile: Profile): Email {
  const heading = 'Your visit isn’t booked, and your deposit is refunded';
  const blocks: EmailBlock[] = [
    { kind: 'heading', text: heading },
    { kind: 'text', text: reason },
    {
      kind: 'text',
      text: `We’re refunding your deposit of ${amount} in full. Your bank shows it within days.`,
    },
    ...(link
      ? [
          {
            kind: 'button' as const,
            label: 'Pick another time',
            href: link.publicUrl + quotePaths.visit(link.token),
          },
        ]
      : []),
    { kind: 'text', text: `Questions? Reply to this email or call ${profile.phone.display}.` },
  ];
  return {
    to,
    replyTo: profile.email,
    subject: subjectLine(heading),
    ...emailBody(reason, blocks, profile),
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
