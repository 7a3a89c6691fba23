import { emailBody } from '#server/mail/email-body.ts';
import type { Email } from '#server/mail/mailer.ts';
import type { Profile } from '#shared/profile.ts';

/** Anyone can enter anyone's email, so it repeats nothing that was typed. */
export function confirmationEmail(
  to: string,
  confirmUrl: string,
  validDays: number,
  profile: Profile,
): Email {
  return {
    to,
    replyTo: profile.email,
    subject: `Please confirm your email for ${profile.name}`,
    ...emailBody(
      'One click to get our monthly newsletter.',
      [
        { kind: 'heading', text: 'One more step' },
        {
          kind: 'text',
          text: `Someone (we hope it was you) signed up for the monthly ${profile.name} newsletter with this email. Please confirm it’s yours.`,
        },
        { kind: 'button', label: 'Confirm my email', href: confirmUrl },
        {
          kind: 'text',
          text: `The link works for ${validDays} days. Didn’t sign up? Just ignore this email. We won’t send the newsletter, and we’ll delete your email address.`,
        },
      ],
      profile,
    ),
  };
}

/** Sent instead of the confirmation, so that the form's message is true for everyone. */
export function alreadySubscribedEmail(to: string, unsubscribeUrl: string, profile: Profile): Email {
  return {
    to,
    replyTo: profile.email,
    subject: `You already get the ${profile.name} newsletter`,
    unsubscribeUrl,
    ...emailBody(
      'Your email is confirmed. There’s nothing left to do.',
      [
        { kind: 'heading', text: 'You’re already on the list' },
        {
          kind: 'text',
          text: 'Someone (we hope it was you) signed this email up for our monthly newsletter. It’s already confirmed, so there’s nothing left to do.',
        },
        { kind: 'text', text: 'Don’t want it anymore?' },
        { kind: 'button', label: 'Unsubscribe', href: unsubscribeUrl },
      ],
      profile,
    ),
  };
}
