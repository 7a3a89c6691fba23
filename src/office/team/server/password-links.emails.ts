import type { Profile } from '#company/profile/profile.ts';
import { emailBody } from '#delivery/letters/server/email-body.ts';
import { subjectLine } from '#delivery/letters/server/subject-line.ts';
import type { Email } from '#kit/mail/server/mailer.ts';

export type LinkReason = 'new' | 'forgotten';

interface LinkReader {
  to: string;
  username: string;
  url: string;
  profile: Profile;
}

/** To somebody who signs in to the panel. */
export function passwordLinkEmail(reason: LinkReason, { to, username, url, profile }: LinkReader): Email {
  const { title, text, button, note } = texts[reason](username, profile.name);
  return {
    to,
    subject: subjectLine(`${title}: ${profile.name}`),
    ...emailBody(
      text,
      [
        { kind: 'heading', text: title },
        { kind: 'text', text },
        { kind: 'button', label: button, href: url },
        { kind: 'text', text: note },
      ],
      profile,
    ),
  };
}

const texts: Record<LinkReason, (username: string, business: string) => Record<TextName, string>> = {
  new: (username, business) => ({
    title: 'Choose your password',
    text: `You can now sign in to the admin panel of ${business}. Your username is ${username}.`,
    button: 'Choose a password',
    note: 'The link works once, for 7 days. After that, “Forgot your password?” at the sign-in sends a new one.',
  }),
  forgotten: (username, business) => ({
    title: 'Choose a new password',
    text: `Somebody asked for a new password for ${username} in the admin panel of ${business}. If it wasn’t you, ignore this email: nothing changes.`,
    button: 'Choose a new password',
    note: 'The link works once, for one hour, and ends those that were sent before.',
  }),
};

type TextName = 'title' | 'text' | 'button' | 'note';
