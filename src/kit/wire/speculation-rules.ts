const personal = '/(admin|api|uploads|newsletter)*';
const live = '/(calculator|contact|blog)';
const eagerness = 'moderate';

/**
 * When a visitor is about to follow a link, the browser prerenders a static page and prefetches a live one. Live pages
 * aren't prerendered, because their cart and forms could be out of date when the visitor sees them.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: [personal, live] } }] }, eagerness },
  ],
  prefetch: [{ where: { href_matches: live }, eagerness }],
});
