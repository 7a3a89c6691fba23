import { type Logo, logoSize, plateOn } from '#company/brand/logo.ts';
import type { SiteColors } from '#company/brand/palette.ts';

/** On the dark head of an email. Where pictures are blocked, `alt` shows, which is HTML. The mailer completes the URL. */
export function emailLogo(logo: Logo, alt: string, colors: SiteColors): string {
  const { width, height } = logoSize(logo, { width: 240, height: 56 });
  const picture = `<img src="${logo.url}" width="${width}" height="${height}" alt="${alt}" style="display:block;border:0">`;
  if (plateOn(logo, colors.tealDeep, colors) !== 'light') return picture;
  // A table, since Outlook pads nothing else.
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding:8px 12px;border-radius:10px;background:${colors.paper};color:${colors.ink}">${picture}</td></tr></table>`;
}
