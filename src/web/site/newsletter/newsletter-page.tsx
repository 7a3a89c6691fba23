import { newsletter } from '#shared/content/newsletter.ts';
import { newsletterPages } from '#shared/content/pages/newsletter.ts';
import { paths } from '#shared/paths.ts';
import { definePage } from '#web/page.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { NewsletterForm } from '../newsletter-form.tsx';
import { NewsletterMessage } from './newsletter-message.tsx';

export interface NewsletterData {
  isSent: boolean;
  /** What was typed and refused. */
  refused: { email: string; source: string; error: string } | null;
}

function NewsletterPage({ isSent, refused }: NewsletterData) {
  const { signUp, sent, blogLabel } = newsletterPages;
  return isSent ? (
    <NewsletterMessage {...sent}>
      <ButtonLink href={paths.blog} variant="quiet">
        {blogLabel}
      </ButtonLink>
    </NewsletterMessage>
  ) : (
    <NewsletterMessage {...signUp} text={newsletter.text}>
      <NewsletterForm refused={refused} source="newsletter" />
    </NewsletterMessage>
  );
}

/** Where the plain form leads. Without a canonical address it is not indexed. */
export const newsletterPage = definePage<NewsletterData>({
  kind: 'static',
  path: paths.newsletter,
  view: NewsletterPage,
  head: ({ isSent }) => ({
    title: isSent ? newsletterPages.sent.title : newsletterPages.signUp.title,
    description: newsletterPages.signUp.description,
  }),
});
