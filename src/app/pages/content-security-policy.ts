import { createHash } from 'node:crypto';
import { type TagSettings, tagHost } from '#kit/wire/consent.ts';

export interface PolicySources {
  script?: string;
  style: string;
  connect?: string;
  frame?: string;
  worker?: string;
  /** Where its forms may lead, besides this site. */
  form?: readonly string[];
}

/** Allows text in the page itself by its hash. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Nothing inline but what `style` and `script` name by its hash, nothing from elsewhere but pictures.
 * Third-party tags widen it, where the operator has configured them, by the hosts that Google's guide to this policy
 * names for each.
 */
export function contentSecurityPolicy(
  { script = "'self'", style, connect = "'self'", frame, worker, form = [] }: PolicySources,
  thirdParty: TagSettings | null = null,
): string {
  const hosts = thirdParty ? getHosts(thirdParty) : { script: [], connect: [], frame: [] };
  const frames = [...(frame ? [frame] : []), ...hosts.frame];
  return [
    "default-src 'none'",
    [`script-src ${script}`, ...hosts.script].join(' '),
    `style-src ${style}`,
    // The owner may give the address of a picture elsewhere for a service or an article.
    "img-src 'self' data: blob: https:",
    "media-src 'self'",
    "font-src 'self'",
    [`connect-src ${connect}`, ...hosts.connect].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    ...(worker ? [`worker-src ${worker}`] : []),
    "manifest-src 'self'",
    ["form-action 'self'", ...form].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function getHosts({ analyticsId, conversionTarget }: TagSettings) {
  return {
    script: [tagHost, ...(conversionTarget ? adHosts.script : [])],
    connect: [tagHost, ...(analyticsId ? analyticsHosts : []), ...(conversionTarget ? adHosts.connect : [])],
    frame: conversionTarget ? adHosts.frame : [],
  };
}

const analyticsHosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

const adHosts = {
  script: ['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
  connect: [
    'https://www.google.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
  ],
  frame: [tagHost, 'https://td.doubleclick.net'],
};
