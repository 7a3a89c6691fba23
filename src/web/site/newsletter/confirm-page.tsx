import { newsletterPages } from '#shared/content/pages/newsletter.ts';
import { paths } from '#shared/paths.ts';
import { definePage } from '#web/page.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { NewsletterForm } from '../newsletter-form.tsx';
import { NewsletterMessage } from './newsletter-message.tsx';
import { TokenForm } from './token-form.tsx';

export type ConfirmData = { state: 'ask'; token: string } | { state: 'confirmed' | 'invalid' };

function ConfirmPage(data: ConfirmData) {
  const { confirm, blogLabel } = newsletterPages;
  switch (data.state) {
    case 'ask':
      return (
        <NewsletterMessage {...confirm.ask}>
          <TokenForm action={paths.newsletterConfirm} token={data.token} label={confirm.ask.button} />
        </NewsletterMessage>
      );
    case 'confirmed':
      return (
        <NewsletterMessage {...confirm.confirmed}>
          <ButtonLink href={paths.blog}>{blogLabel}</ButtonLink>
        </NewsletterMessage>
      );
    case 'invalid':
      return (
        <NewsletterMessage {...confirm.invalid}>
          <NewsletterForm source="newsletter" />
        </NewsletterMessage>
      );
  }
}

/** Without a canonical address it is not indexed. */
export const confirmPage = definePage<ConfirmData>({
  kind: 'static',
  path: paths.newsletterConfirm,
  view: ConfirmPage,
  head: () => newsletterPages.confirm,
});
