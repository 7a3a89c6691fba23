import { type SiteColors, siteColors } from '#company/brand/palette.ts';
import { postalLine } from '#company/profile/postal-address.ts';
import type { Profile } from '#company/profile/profile.ts';
import type { Language } from '#kit/language/language.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { wholePhones } from '#kit/text/phone.ts';
import { emailLogo } from './email-logo.ts';

/** One block of an email, for its plain text and its HTML. Any text may come from a visitor. */
export type EmailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** Decorative, and a link to what it shows. Plain text has none. */
  | { kind: 'picture'; src: string; href: string }
  /** A visitor's own words, quoted so that no line looks like ours. */
  | { kind: 'quotation'; label: string; text: string }
  | { kind: 'facts'; rows: EmailFact[] }
  | { kind: 'bill'; rows: BillRow[] }
  | { kind: 'button'; label: string; href: string }
  /** Small, below everything else. */
  | { kind: 'link'; label: string; href: string }
  /** Ways to reply: `tel:`, `sms:` and `mailto:`. The first is the main button. Plain text has them among the facts. */
  | { kind: 'actions'; actions: EmailAction[] };

export interface EmailAction {
  label: string;
  href: string;
}

export interface EmailFact {
  label: string;
  value: string;
  href?: string;
}

export interface BillRow {
  title: string;
  detail?: string;
  amount: string;
  isTotal?: boolean;
}

/** `preview` is the line that a list of emails shows after the subject. */
export function emailBody(
  preview: string,
  blocks: EmailBlock[],
  profile: Profile,
  language: Language = 'en',
  /** An email that advertises names the postal address of its sender (15 U.S.C. 7704(a)(5)). */
  isAdvertising = false,
): { text: string; html: string } {
  const colors = siteColors(profile.colors);
  const address = isAdvertising ? toPostalLine(profile) : '';
  return {
    text: `${[...blocks.map(plain).filter(Boolean), `-- \n${[...signature(profile), address].filter(Boolean).join('\n')}`].join('\n\n')}\n`,
    html: page(preview, blocks.map((block) => rendered(block, colors)).join('\n'), {
      profile,
      language,
      colors,
      address,
    }),
  };
}

const toPostalLine = ({ postalAddress, state }: Profile) =>
  postalAddress ? postalLine(postalAddress, state) : '';

const signature = ({ name, phone, email }: Profile) => [name, phone.display, email];

function plain(block: EmailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat(block.text.length)}`;
    case 'text':
      return block.text;
    case 'quotation':
      return `${block.label}:\n${getLines(block.text)
        .map((line) => `> ${line}`)
        .join('\n')}`;
    case 'facts':
      // A name with a line break could otherwise add a fact.
      return block.rows.map(({ label, value }) => `${label}: ${value.replace(/\s+/g, ' ')}`).join('\n');
    case 'bill':
      return block.rows
        .map(({ title, detail, amount }) => `${title}${detail ? ` (${detail})` : ''}: ${amount}`)
        .join('\n');
    case 'button':
    case 'link':
      return `${block.label}: ${block.href}`;
    case 'picture':
    case 'actions':
      return '';
  }
}

const getLines = (text: string) => text.split(/\r\n|[\n\r\u2028\u2029]/);

/** Dark mode, for mail programs that ask for it. Others invert the light colors themselves. */
const darkStyles = ({ darkLink }: SiteColors) => `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.sand{background:#0c1817!important}
.paper{background:#142624!important;color:#f3ece0!important}
.ink{color:#f3ece0!important}
.soft{color:#b4c4c1!important}
.line{border-color:#2c423f!important}
.link{color:${darkLink}!important}
.quiet{background:#142624!important;color:#f3ece0!important;border-color:#5f7b77!important}
}
@media (max-width:480px){
.pad{padding-left:22px!important;padding-right:22px!important}
.action{display:block!important;margin-right:0!important}
}
</style>`;
/** System fonts, because web fonts do not load in emails. */
const font = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function rendered(block: EmailBlock, colors: SiteColors): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 class="ink" style="margin:0 0 16px;font-size:26px;line-height:1.2;color:${colors.ink}">${escapeHtml(block.text)}</h1>`;
    case 'text':
      return `<p style="margin:0 0 20px">${escapeHtml(wholePhones(block.text))}</p>`;
    case 'picture':
      return `<p style="margin:0 0 20px"><a href="${escapeHtml(block.href)}"><img src="${escapeHtml(block.src)}" alt="" width="100%" style="display:block;width:100%;height:auto;border:0;border-radius:12px"></a></p>`;
    case 'quotation':
      return `<p class="soft" style="margin:0 0 6px;color:${colors.inkSoft}">${escapeHtml(block.label)}</p>\n<blockquote class="line" style="margin:0 0 24px;padding:2px 0 2px 16px;border-left:4px solid ${colors.line};overflow-wrap:anywhere">${getLines(block.text).map(escapeHtml).join('<br>')}</blockquote>`;
    case 'facts':
      return rows(block.rows.map((row) => factRow(row, colors)));
    case 'bill':
      return rows(block.rows.map((row) => billRow(row, colors)));
    case 'button':
      return buttons([block], colors);
    case 'link':
      return `<p style="margin:0 0 20px;font-size:14px"><a href="${escapeHtml(block.href)}" class="link" style="color:${colors.teal}">${escapeHtml(block.label)}</a></p>`;
    case 'actions':
      return block.actions.length === 0 ? '' : buttons(block.actions, colors);
  }
}

const buttons = (actions: EmailAction[], colors: SiteColors) =>
  `<p style="margin:0 0 16px">${actions.map((action, index) => button(action, index, colors)).join('\n')}</p>`;

/** The first button has a border too, so that all have the same height. */
function button({ label, href }: EmailAction, index: number, colors: SiteColors): string {
  const look =
    index === 0
      ? `background:${colors.sun};border-color:${colors.sun}`
      : `background:${colors.paper};border-color:${colors.teal}`;
  return `<a href="${escapeHtml(href)}" class="action${index === 0 ? '' : ' quiet'}" style="display:inline-block;margin:0 8px 10px 0;padding:12px 24px;border:2px solid;border-radius:999px;${look};color:${colors.ink};font-weight:700;line-height:1.4;text-align:center;text-decoration:none">${escapeHtml(label)}</a>`;
}

const rows = (content: string[]) =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse">\n${content.join('\n')}\n</table>`;

const cell = ({ line }: SiteColors) => `padding:10px 0;border-bottom:1px solid ${line};vertical-align:top`;

function factRow({ label, value, href }: EmailFact, colors: SiteColors): string {
  const text = escapeHtml(value);
  const shown = href
    ? `<a href="${escapeHtml(href)}" class="link" style="color:${colors.teal}">${text}</a>`
    : text;
  return `<tr><th scope="row" width="32%" class="soft line" style="${cell(colors)};padding-right:14px;text-align:left;font-size:15px;font-weight:400;white-space:nowrap;color:${colors.inkSoft}">${escapeHtml(label)}</th><td class="line" style="${cell(colors)};overflow-wrap:anywhere">${shown}</td></tr>`;
}

function billRow({ title, detail, amount, isTotal }: BillRow, colors: SiteColors): string {
  const weight = isTotal ? ';font-weight:700;font-size:19px;border-bottom:0' : '';
  const note = detail
    ? `<br><span class="soft" style="font-size:14px;color:${colors.inkSoft}">${escapeHtml(detail)}</span>`
    : '';
  return `<tr><th scope="row" class="line" style="${cell(colors)};padding-right:12px;text-align:left;font-weight:400${weight}">${escapeHtml(title)}${note}</th><td class="line" style="${cell(colors)};text-align:right;white-space:nowrap${weight}">${escapeHtml(amount)}</td></tr>`;
}

interface Frame {
  profile: Profile;
  language: Language;
  colors: SiteColors;
  /** The postal address in the foot; empty if there is none. */
  address: string;
}

const page = (preview: string, content: string, { profile, language, colors, address }: Frame) => {
  const { name, phone, email } = profile;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(name)}</title>
${darkStyles(colors)}
</head>
<body class="sand" style="margin:0;padding:0;background:${colors.sand}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="sand" style="background:${colors.sand}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="max-width:600px;background:${colors.paper};border-radius:20px;${font};font-size:16px;line-height:1.55;color:${colors.ink}">
<tr><td class="pad" style="padding:20px 32px;background:${colors.tealDeep};border-radius:20px 20px 0 0;border-bottom:4px solid ${colors.sun};color:#ffffff;font-size:20px;font-weight:700;letter-spacing:-0.01em">${profile.logo ? emailLogo(profile.logo, escapeHtml(name), colors) : escapeHtml(name)}</td></tr>
<tr><td class="pad" style="padding:32px 32px 12px">
${content}
</td></tr>
<tr><td class="pad soft" style="padding:16px 32px 28px;font-size:14px;color:${colors.inkSoft}">${escapeHtml(name)}<br><a href="tel:${phone.e164}" class="link" style="color:${colors.teal}">${phone.display}</a> · <a href="mailto:${escapeHtml(email)}" class="link" style="color:${colors.teal}">${escapeHtml(email)}</a>${address && `<br>${escapeHtml(address)}`}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
};

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => findEntry(entities, character)!);
