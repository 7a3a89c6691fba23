import { emailBody } from '#server/mail/email-body.ts';
import type { Email } from '#server/mail/mailer.ts';
import { business } from '#shared/content/business.ts';
import type { Profile } from '#shared/profile.ts';

/** Anyone can type anyone's address, so it says nothing that was typed, and asks once. */
export function confirmationEmail(
  to: string,
  confirmUrl: string,
  validDays: number,
  profile: Profile,
): Email {
  return {
    to,
    replyTo: profile.email,
    subject: `Please confirm your e-mail address for ${business.name}`,
    ...emailBody(
      'One click, and our monthly newsletter is yours.',
      [
        { kind: 'heading', text: 'One more step' },
        {
          kind: 'text',
          text: `Somebody, we hope you, asked for the monthly newsletter of ${business.name} at this address. Please confirm that it is yours.`,
        },
        { kind: 'button', label: 'Confirm my address', href: confirmUrl },
        {
          kind: 'text',
          text: `The link works for ${validDays} days. You did not ask for this? Then do nothing: without the confirmation we send no newsletter, and the address is deleted.`,
        },
      ],
      profile,
    ),
  };
}

/** Goes where the confirmation would, so that the form's answer is true for everyone. */
export function alreadySubscribedEmail(to: string, unsubscribeUrl: string, profile: Profile): Email {
  return {
    to,
    replyTo: profile.email,
    subject: `You already get the newsletter of ${business.name}`,
    unsubscribeUrl,
    ...emailBody(
      'Your address is confirmed, nothing is left to do.',
      [
        { kind: 'heading', text: 'You are on the list already' },
        {
          kind: 'text',
          text: 'Somebody, we hope you, signed this address up for our monthly newsletter. It is confirmed already, so there is nothing left to do.',
        },
        { kind: 'text', text: 'You would rather not get it any more?' },
        { kind: 'button', label: 'Unsubscribe', href: unsubscribeUrl },
      ],
      profile,
    ),
  };
}
