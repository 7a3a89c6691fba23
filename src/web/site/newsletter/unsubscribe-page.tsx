import { newsletterPages } from '#shared/content/pages/newsletter.ts';
import { paths } from '#shared/paths.ts';
import { definePage } from '#web/page.ts';
import { useProfile } from '#web/profile.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { NewsletterMessage } from './newsletter-message.tsx';
import { TokenForm } from './token-form.tsx';

export type UnsubscribeData = { state: 'ask'; token: string } | { state: 'done' | 'invalid' };

function UnsubscribePage(data: UnsubscribeData) {
  const profile = useProfile();
  const { unsubscribe, homeLabel, writeLabel } = newsletterPages;
  switch (data.state) {
    case 'ask':
      return (
        <NewsletterMessage {...unsubscribe.ask}>
          <TokenForm action={paths.newsletterUnsubscribe} token={data.token} label={unsubscribe.ask.button} />
        </NewsletterMessage>
      );
    case 'done':
      return (
        <NewsletterMessage {...unsubscribe.done}>
          <ButtonLink href={paths.home} variant="quiet">
            {homeLabel}
          </ButtonLink>
        </NewsletterMessage>
      );
    case 'invalid':
      return (
        <NewsletterMessage {...unsubscribe.invalid}>
          <ButtonLink href={`mailto:${profile.email}`}>{writeLabel}</ButtonLink>
        </NewsletterMessage>
      );
  }
}

/** Without a canonical address it is not indexed. */
export const unsubscribePage = definePage<UnsubscribeData>({
  kind: 'static',
  path: paths.newsletterUnsubscribe,
  view: UnsubscribePage,
  head: () => newsletterPages.unsubscribe,
});
