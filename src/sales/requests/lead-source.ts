import * as z from 'zod/mini';
import { findEntry } from '#kit/text/find-entry.ts';

/** Cuts long values and drops invalid ones: the source of a visit is no reason to refuse a lead. */
const claim = (max: number) =>
  z._default(
    z.pipe(
      z.unknown(),
      z.transform((value) => (typeof value === 'string' ? value.replaceAll('\0', '').slice(0, max) : '')),
    ),
    '',
  );

/**
 * The start of a visit, from the browser. `landingPage` is a path with its query, which may contain the campaign
 * (utm_source, utm_medium, utm_campaign). API clients can send the campaign itself.
 */
export const visitStartSchema = z.object({
  landingPage: claim(2000),
  referrer: claim(2000),
  utmSource: claim(200),
  utmMedium: claim(200),
  utmCampaign: claim(200),
});
/** Stored with the lead; empty if unknown. */
export type LeadSource = z.infer<typeof visitStartSchema>;

/** Stores only the campaign of the query, because the rest could be personal. */
export function toLeadSource(start: LeadSource | null | undefined, ownOrigin: string): LeadSource {
  const { landingPage, referrer, ...named } = start ?? visitStartSchema.parse({});
  const [path = '', query] = landingPage.split('?', 2);
  const tags = new URLSearchParams(query);
  const tag = (name: string) => (tags.get(`utm_${name}`) ?? '').slice(0, longest);
  const isOwn = referrer === ownOrigin || referrer.startsWith(`${ownOrigin}/`);
  return {
    landingPage: withoutToken(path).slice(0, longest),
    referrer: isOwn ? '' : referrer.split(/[?#]/)[0]!.slice(0, longest),
    utmSource: tag('source') || named.utmSource,
    utmMedium: tag('medium') || named.utmMedium,
    utmCampaign: tag('campaign') || named.utmCampaign,
  };
}

const longest = 200;

/** The URL of a quote’s or an invoice’s page grants access, so statistics and emails must not show it. */
const withoutToken = (path: string) => path.replace(/^\/(quote|invoice)\/.*/s, '/$1');

/** Display names of well-known hosts and their subdomains. */
const knownHosts: readonly [host: RegExp, name: string][] = [
  [/^gm\.android\.google\.com$/, 'Gmail'],
  [/(^|\.)google\.[a-z]{2,3}(\.[a-z]{2})?$/, 'Google'],
  [/(^|\.)bing\.com$/, 'Bing'],
  [/(^|\.)duckduckgo\.com$/, 'DuckDuckGo'],
  [/(^|\.)yahoo\.com$/, 'Yahoo'],
  [/(^|\.)(facebook\.com|fb\.me)$/, 'Facebook'],
  [/(^|\.)instagram\.com$/, 'Instagram'],
  [/(^|\.)yelp\.com$/, 'Yelp'],
  [/(^|\.)nextdoor\.com$/, 'Nextdoor'],
];

/**
 * The campaign's `utm_source`, else the referrer, else Direct. Unknown for leads without a visit, such as a form sent
 * without JavaScript or a quote taken on the phone.
 */
export function sourceName({
  utmSource,
  referrer,
  landingPage,
}: Pick<LeadSource, 'utmSource' | 'referrer' | 'landingPage'>): string {
  const tagged = utmSource.trim().toLowerCase();
  if (tagged)
    return knownName(tagged) ?? knownName(`${tagged}.com`) ?? findEntry(shortNames, tagged) ?? tagged;
  const host = getHost(referrer);
  if (host) return knownName(host) ?? host.replace(/^www\./, '');
  return landingPage ? 'Direct' : 'Unknown';
}

/** Short names in `utm_source`. */
const shortNames: Record<string, string> = { fb: 'Facebook', ig: 'Instagram' };

const knownName = (host: string) => knownHosts.find(([pattern]) => pattern.test(host))?.[1];

function getHost(referrer: string): string | null {
  // An app on Android is named like a host, the other way round.
  const app = /^android-app:\/\/([\w.]+)/i.exec(referrer)?.[1];
  if (app) return app.toLowerCase().split('.').reverse().join('.');
  if (!/^https?:/i.test(referrer)) return null;
  return URL.canParse(referrer) ? new URL(referrer).hostname : null;
}
