import { lateScript } from './late-script.ts';

/** The second step and the last: more than half of the calculator's code, not needed to see a price. */
export const detailsScript = lateScript(() => import('./details.tsx'));
/** Shares modules with the second step, which loads first. */
export const completeScript = lateScript(async () => (await detailsScript.load()).loadComplete());

/** The server's copies, and what only the server renders. */
export interface LateScripts {
  Rating: typeof import('#company/profile/site/rating.tsx').Rating;
  PlainHelp: typeof import('./plain-help.tsx').PlainHelp;
  ShownPrices: typeof import('./shown-prices.tsx').ShownPrices;
  code: typeof import('./code-field.tsx');
  details: typeof import('./details.tsx');
  complete: typeof import('./complete-step.tsx');
}
