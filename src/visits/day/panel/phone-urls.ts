import { phoneLink } from '#kit/text/phone.ts';

// Not from kit/text/contact-urls.ts, which would become a chunk of its own in the panel's first load.
export const callUrl = (phone: string) => `tel:${phoneLink(phone)}`;
export const textUrl = (phone: string) => `sms:${phoneLink(phone)}`;

/** Opens the map app of an Android phone or an iPhone at once; elsewhere a page. */
export const mapsUrl = (address: string, userAgent: string): string =>
  /Android/.test(userAgent)
    ? `geo:0,0?q=${encodeURIComponent(address.toWellFormed())}`
    : `https://maps.apple.com/?${new URLSearchParams({ q: address })}`;
