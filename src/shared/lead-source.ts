import * as z from 'zod/mini';

/** Anything longer is cut and anything else dropped: where a visitor came from is no reason to refuse a lead. */
const claim = (max: number) =>
  z._default(
    z.pipe(
      z.unknown(),
      z.transform((value) => (typeof value === 'string' ? value.replaceAll('\0', '').slice(0, max) : '')),
    ),
    '',
  );

/**
 * Where a visit began, as the browser told it. `landingPage` is the path of the first page with its query, in which
 * an advertisement names itself (utm_source, utm_medium, utm_campaign); `referrer` the address that linked there.
 * A program without pages may name the campaign itself.
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

/** Keeps of the query only the campaign, since other parts may say more about a person than we want to know. */
export function leadSourceOf(start: LeadSource | null | undefined, ownOrigin: string): LeadSource {
  const { landingPage, referrer, ...named } = start ?? visitStartSchema.parse({});
  const [path = '', query] = landingPage.split('?', 2);
  const tags = new URLSearchParams(query);
  const tag = (name: string) => (tags.get(`utm_${name}`) ?? '').slice(0, longest);
  const isOwn = referrer === ownOrigin || referrer.startsWith(`${ownOrigin}/`);
  return {
    landingPage: path.slice(0, longest),
    referrer: isOwn ? '' : referrer.split(/[?#]/)[0]!.slice(0, longest),
    utmSource: tag('source') || named.utmSource,
    utmMedium: tag('medium') || named.utmMedium,
    utmCampaign: tag('campaign') || named.utmCampaign,
  };
}

const longest = 200;

/** Hosts that people know by another name; a subdomain counts as its host. */
const knownHosts: readonly [host: RegExp, name: string][] = [
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
 * One name for a source: the campaign's own (utm_source), else the site that linked here, else Direct.
 * Unknown where the browser told nothing, such as a form sent without JavaScript or a quote taken by telephone.
 */
export function sourceName({ utmSource, referrer, landingPage }: LeadSource): string {
  const tagged = utmSource.trim().toLowerCase();
  if (tagged) return knownName(tagged) ?? knownName(`${tagged}.com`) ?? shortNames[tagged] ?? tagged;
  const host = hostOf(referrer);
  if (host) return knownName(host) ?? host.replace(/^www\./, '');
  return landingPage ? 'Direct' : 'Unknown';
}

/** As advertisements name themselves. */
const shortNames: Record<string, string> = { fb: 'Facebook', ig: 'Instagram' };

const knownName = (host: string) => knownHosts.find(([pattern]) => pattern.test(host))?.[1];

function hostOf(referrer: string): string | null {
  if (!/^https?:/i.test(referrer)) return null;
  return URL.canParse(referrer) ? new URL(referrer).hostname : null;
}
