import type { Profile } from '#company/profile/profile.ts';
import { emailBody } from '#delivery/letters/server/email-body.ts';
import { subjectLine } from '#delivery/letters/server/subject-line.ts';
import type { Language } from '#kit/language/language.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';

interface Reader {
  to: string;
  /** The language of the page with the sign-up form. */
  language: Language;
  profile: Profile;
}

/** Anyone can enter anyone's email, so it repeats nothing that was typed. */
export function confirmationEmail(
  { to, language, profile }: Reader,
  confirmUrl: string,
  validDays: number,
): Email {
  const words = customerWords[language];
  return {
    to,
    replyTo: profile.email,
    subject: words.confirmSubject(profile.name),
    ...emailBody(
      words.confirmPreview,
      [
        { kind: 'heading', text: words.oneMoreStep },
        { kind: 'text', text: words.confirmText(profile.name) },
        { kind: 'button', label: words.confirmButton, href: confirmUrl },
        { kind: 'text', text: words.confirmNote(validDays) },
      ],
      profile,
      language,
      true,
    ),
  };
}

/** Sent instead of the confirmation, so that the form's message is true for everyone. */
export function alreadySubscribedEmail({ to, language, profile }: Reader, unsubscribeUrl: string): Email {
  const words = customerWords[language];
  return {
    to,
    replyTo: profile.email,
    subject: words.subscribedSubject(profile.name),
    unsubscribeUrl,
    ...emailBody(
      words.subscribedPreview,
      [
        { kind: 'heading', text: words.onTheList },
        { kind: 'text', text: words.subscribedText },
        { kind: 'text', text: words.noLongerWanted },
        { kind: 'button', label: words.unsubscribeButton, href: unsubscribeUrl },
      ],
      profile,
      language,
      true,
    ),
  };
}

interface Letter {
  title: string;
  excerpt: string;
  /** The article's. */
  url: string;
  featuredImage: string | null;
}

/** An article for one reader. */
export function letterEmail(
  { to, language, profile }: Reader,
  { title, excerpt, url, featuredImage }: Letter,
  unsubscribeUrl: string,
): Email {
  const words = customerWords[language];
  // The picture of an article is a path of the site, or lies elsewhere.
  const picture = featuredImage && new URL(featuredImage, url);
  return {
    to,
    replyTo: profile.email,
    subject: subjectLine(title),
    unsubscribeUrl,
    ...emailBody(
      excerpt || title,
      [
        { kind: 'heading', text: title },
        ...(picture && /^https?:$/.test(picture.protocol)
          ? [{ kind: 'picture' as const, src: picture.href, href: url }]
          : []),
        ...(excerpt ? [{ kind: 'text' as const, text: excerpt }] : []),
        { kind: 'button', label: words.readArticle, href: url },
        { kind: 'text', text: words.whyNewsletter(profile.name) },
        { kind: 'link', label: words.unsubscribeButton, href: unsubscribeUrl },
      ],
      profile,
      language,
      true,
    ),
  };
}
