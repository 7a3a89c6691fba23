import type { Loader } from '#app/pages/loader.ts';
import type { UnsubscribeData } from '#articles/newsletter/site/newsletter-pages.tsx';
import { canUnsubscribe } from '#delivery/opt-outs/server/opt-outs.ts';

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
