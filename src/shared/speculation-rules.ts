const personal = '/(admin|api|uploads|newsletter)*';
const live = '/(calculator|contact|blog)';
const eagerness = 'moderate';

/**
 * When a link is about to be followed, a page that is read is made ready as a whole, and of a live one only the document
 * is fetched: its cart and its forms must be those of the moment at which it is shown. Browsers leave it where data is
 * to be saved.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: [personal, live] } }] }, eagerness },
  ],
  prefetch: [{ where: { href_matches: live }, eagerness }],
});
