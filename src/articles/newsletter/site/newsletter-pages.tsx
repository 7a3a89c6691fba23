import type { ReactNode } from 'react';
import { newsletterPages } from '#articles/newsletter/newsletter-page-texts.ts';
import { newsletter } from '#articles/newsletter/newsletter-texts.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { definePage } from '#kit/pages/page.ts';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import { paths } from '#kit/paths/paths.ts';
import { Button, ButtonLink } from '#kit/ui/button.tsx';
import { Container } from '#kit/ui/container.tsx';
import { MailIcon } from '#kit/ui/icons/contact.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

const { signUp, sent, confirm, unsubscribe, messages, blogLabel, homeLabel, writeLabel } = newsletterPages;

/* None of these pages has a canonical URL, so none is indexed. */

export interface NewsletterData {
  isSent: boolean;
  /** The values that were typed and refused. */
  refused: { email: string; source: string; error: string } | null;
}

/** The plain form posts here. */
export const newsletterPage = definePage<NewsletterData>({
  kind: 'static',
  path: paths.newsletter,
  view: ({ isSent, refused }) =>
    isSent ? (
      <Message {...sent}>
        <ButtonLink href={paths.blog} variant="quiet">
          {blogLabel}
        </ButtonLink>
      </Message>
    ) : (
      <Message {...signUp} text={newsletter.text}>
        <NewsletterForm refused={refused} source="newsletter" />
      </Message>
    ),
  head: ({ isSent }) => ({
    title: isSent ? sent.title : signUp.title,
    description: signUp.description,
  }),
});

export type ConfirmData = { state: 'ask'; token: string } | { state: 'confirmed' | 'invalid' };

export const newsletterConfirmPage = definePage<ConfirmData>({
  kind: 'static',
  path: paths.newsletterConfirm,
  view: (data) => (
    <Message {...confirm[data.state]}>
      {data.state === 'ask' && (
        <TokenForm action={paths.newsletterConfirm} token={data.token} label={confirm.ask.button} />
      )}
      {data.state === 'confirmed' && <ButtonLink href={paths.blog}>{blogLabel}</ButtonLink>}
      {data.state === 'invalid' && <NewsletterForm source="newsletter" />}
    </Message>
  ),
  head: () => confirm,
});

export type UnsubscribeData = { state: 'ask'; token: string } | { state: 'done' | 'invalid' };

interface UnsubscribeViewProps {
  data: UnsubscribeData;
  words: typeof unsubscribe | typeof messages;
  action: string;
}

function UnsubscribeView({ data, words, action }: UnsubscribeViewProps) {
  const { email } = useProfile();
  return (
    <Message {...words[data.state]}>
      {data.state === 'ask' && <TokenForm action={action} token={data.token} label={words.ask.button} />}
      {data.state === 'done' && (
        <ButtonLink href={paths.home} variant="quiet">
          {homeLabel}
        </ButtonLink>
      )}
      {data.state === 'invalid' && <ButtonLink href={`mailto:${email}`}>{writeLabel}</ButtonLink>}
    </Message>
  );
}

export const newsletterUnsubscribePage = definePage<UnsubscribeData>({
  kind: 'static',
  path: paths.newsletterUnsubscribe,
  view: (data) => <UnsubscribeView data={data} words={unsubscribe} action={paths.newsletterUnsubscribe} />,
  head: () => unsubscribe,
});

/** Ends follow-ups and offers to customers. */
export const messageUnsubscribePage = definePage<UnsubscribeData>({
  kind: 'static',
  path: messagePaths.unsubscribe,
  view: (data) => <UnsubscribeView data={data} words={messages} action={messagePaths.unsubscribe} />,
  head: () => messages,
});

interface MessageProps {
  eyebrow: string;
  heading: string;
  text?: string;
  /** The visitor's next steps. */
  children: ReactNode;
}

function Message({ eyebrow, heading, text, children }: MessageProps) {
  return (
    <Container className="py-12 lg:py-20">
      <div className="max-w-2xl">
        <MailIcon className="mb-5 size-12 text-teal" />
        <p className="mb-3 font-semibold text-sun-text">{eyebrow}</p>
        <h1 className="text-h1">{heading}</h1>
        {text && <p className="mt-5 text-lg text-ink-soft">{text}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </Container>
  );
}

/** Waits for a press of the button: mail scanners open every link. */
function TokenForm({ action, token, label }: { action: string; token: string; label: string }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="sun">
        {label}
      </Button>
    </form>
  );
}
