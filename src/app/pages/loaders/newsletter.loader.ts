import type { Loader } from '#app/pages/loader.ts';
import { canConfirm, canUnsubscribe } from '#articles/newsletter/server/newsletter.service.ts';
import type {
  ConfirmData,
  NewsletterData,
  UnsubscribeData,
} from '#articles/newsletter/site/newsletter-pages.tsx';

/** Values of `state`, the query key that the forms redirect to. */
export const newsletterStates = {
  sent: 'check-your-inbox',
  confirmed: 'confirmed',
  unsubscribed: 'done',
} as const;

export const newsletterLoader: Loader<NewsletterData> = {
  sources: [],
  query: ['state'],
  isCached: ({ query }) => query.state === undefined || query.state === newsletterStates.sent,
  load: async (_deps, { query }) => ({ isSent: query.state === newsletterStates.sent, refused: null }),
};

export const newsletterConfirmLoader: Loader<ConfirmData> = {
  sources: [],
  query: ['token', 'state'],
  isCached: () => false,
  async load(deps, { query: { token, state } }) {
    if (token && (await canConfirm(deps, token))) return { state: 'ask', token };
    return { state: state === newsletterStates.confirmed ? 'confirmed' : 'invalid' };
  },
};

export const newsletterUnsubscribeLoader: Loader<UnsubscribeData> = {
  sources: [],
  query: ['token', 'state'],
  isCached: () => false,
  async load(deps, { query: { token, state } }) {
    if (token && (await canUnsubscribe(deps, token))) return { state: 'ask', token };
    return { state: state === newsletterStates.unsubscribed ? 'done' : 'invalid' };
  },
};
