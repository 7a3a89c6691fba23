import { canUnsubscribe } from '#server/features/messages/opt-outs.ts';
import type { Loader } from '#server/pages/loader.ts';
import type { UnsubscribeData } from '#web/site/newsletter/newsletter-pages.tsx';

/** The value of `state` that the form redirects to. */
export const unsubscribedState = 'done';

export const messageUnsubscribeLoader: Loader<UnsubscribeData> = {
  sources: [],
  query: ['token', 'state'],
  isCached: () => false,
  async load({ db }, { query: { token, state } }) {
    if (token && (await canUnsubscribe(db, token))) return { state: 'ask', token };
    return { state: state === unsubscribedState ? 'done' : 'invalid' };
  },
};
