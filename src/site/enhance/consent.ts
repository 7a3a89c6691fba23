import type { SentQuoteReport } from '#kit/pages/conversion.ts';
import { type Consent, consentCookie, tagHost } from '#kit/wire/consent.ts';
import { readSession, readVisitStart, saveSession } from '#sales/leads/site/session-storage.ts';
import { whenShown } from './when-shown.ts';

/** Loaded only if a tag is configured. No other site is contacted before the visitor agrees. */
const banner = document.getElementById('consent')!;
const settings = document.querySelector<HTMLElement>('[data-consent-settings]');
const { analytics = '', conversion = '' } = banner.dataset;
const tagIds = [analytics, conversion.split('/')[0]!].filter(Boolean);
const dataLayer: unknown[] = [];
let isLoaded = false;
const toldKey = 'visit-told';
const adParameter = /^(gclid|gbraid|wbraid|msclkid|fbclid|utm_\w+)$/;

// A prerendered page counts only once it is shown.
whenShown(() => {
  const choice = readChoice();
  if (choice === 'granted') loadTags();
  showBanner(choice === undefined);
});

banner.addEventListener('click', ({ target }) => {
  const chosen = (target as Element).closest<HTMLElement>('[data-consent]')?.dataset.consent;
  if (chosen) decide(chosen as Consent);
});
if (settings) {
  settings.hidden = false;
  settings.addEventListener('click', () => {
    showBanner(true);
    banner.querySelector('h2')!.focus();
  });
}
document.addEventListener('quote-sent', ({ detail }) => reportOnce(detail));

/** Keeps the focused element clear of the banner. */
function showBanner(isOpen: boolean) {
  banner.hidden = !isOpen;
  document.documentElement.style.scrollPaddingBottom = isOpen ? `${banner.offsetHeight + 24}px` : '';
}

function decide(chosen: Consent) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const { name, maxAgeSeconds } = consentCookie;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${chosen}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`;
  const hadFocus = banner.contains(document.activeElement);
  showBanner(false);
  if (hadFocus) settings?.focus({ preventScroll: true });
  if (chosen === 'granted') loadTags();
  else withdraw();
}

function readChoice(): Consent | undefined {
  const value = new RegExp(`(?:^|; )${consentCookie.name}=(\\w+)`).exec(document.cookie)?.[1];
  return value === 'granted' || value === 'denied' ? value : undefined;
}

/** Every navigation loads a document, so `config` reports one page view. */
function loadTags() {
  if (isLoaded) return;
  isLoaded = true;
  Object.assign(window, { dataLayer });
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'denied',
  });
  gtag('js', new Date());
  const page = { page_location: withStartOfVisit(location.href), page_referrer: document.referrer };
  for (const id of tagIds) gtag('config', id, page);
  const script = document.createElement('script');
  script.async = true;
  script.src = `${tagHost}/gtag/js?id=${tagIds[0]}`;
  document.head.append(script);
}

/** A loaded script can't be unloaded, so this deletes its cookies and reloads the page. */
function withdraw() {
  if (!isLoaded) return;
  const domains = ['', ...location.hostname.split('.').map((_, at, parts) => parts.slice(at).join('.'))];
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (!/^_(ga|gcl)/.test(name)) continue;
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: as above
      document.cookie = `${name}=; Max-Age=0; Path=/${domain && `; Domain=${domain}`}`;
    }
  }
  location.reload();
}

/** Reports each quote once. */
function reportOnce({ id, total }: SentQuoteReport) {
  const known = 'reported-quote';
  if (!isLoaded || localStorage.getItem(known) === String(id)) return;
  localStorage.setItem(known, String(id));
  gtag('event', conversion ? 'conversion' : 'generate_lead', {
    send_to: conversion || analytics,
    value: Number(total),
    currency: 'USD',
    transaction_id: String(id),
  });
}

/** Adds click and campaign to the address once, for visitors who agree on a later page than the one of the ad. */
function withStartOfVisit(address: string): string {
  const url = new URL(address);
  const start = readVisitStart();
  if (!start || readSession(toldKey)) return address;
  saveSession(toldKey, true);
  for (const [name, value] of new URL(start.landingPage, address).searchParams) {
    if (adParameter.test(name) && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

function gtag(..._command: unknown[]) {
  // biome-ignore lint/complexity/noArguments: the tag's script takes nothing but an `arguments` object for a command
  dataLayer.push(arguments);
}
