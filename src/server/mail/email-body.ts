import { business } from '#shared/content/business.ts';
import type { Profile } from '#shared/profile.ts';

/** What an email says, once, for its plain text and its HTML. Every text may come from a visitor. */
export type EmailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** What a visitor wrote, set apart, so that no line of it passes for one of ours. */
  | { kind: 'words'; label: string; text: string }
  | { kind: 'facts'; rows: EmailFact[] }
  | { kind: 'bill'; rows: BillRow[] }
  | { kind: 'button'; label: string; href: string };

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
): { text: string; html: string } {
  return {
    text: `${[...blocks.map(plain), `-- \n${signature(profile).join('\n')}`].join('\n\n')}\n`,
    html: page(preview, blocks.map(rendered).join('\n'), profile),
  };
}

const signature = ({ phone, email }: Profile) => [business.name, phone.display, email];

function plain(block: EmailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat(block.text.length)}`;
    case 'text':
      return block.text;
    case 'words':
      return `${block.label}:\n${linesOf(block.text)
        .map((line) => `> ${line}`)
        .join('\n')}`;
    case 'facts':
      // On one line, or a name with a line break could add a fact of its own.
      return block.rows.map(({ label, value }) => `${label}: ${value.replace(/\s+/g, ' ')}`).join('\n');
    case 'bill':
      return block.rows
        .map(({ title, detail, amount }) => `${title}${detail ? ` (${detail})` : ''}: ${amount}`)
        .join('\n');
    case 'button':
      return `${block.label}: ${block.href}`;
  }
}

const linesOf = (text: string) => text.split(/\r\n|[\n\r\u2028\u2029]/);

/** The site's colours and, since web fonts do not load in emails, their nearest neighbours on every device. */
const colors = {
  paper: '#fffbf4',
  sand: '#f6ebda',
  line: '#e9dcc6',
  ink: '#17302f',
  inkSoft: '#47605e',
  teal: '#0f5c5c',
  tealDeep: '#0b4747',
  sun: '#ffb92e',
};
const font = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function rendered(block: EmailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;color:${colors.ink}">${escapeHtml(block.text)}</h1>`;
    case 'text':
      return `<p style="margin:0 0 20px">${escapeHtml(block.text)}</p>`;
    case 'words':
      return `<p style="margin:0 0 6px;color:${colors.inkSoft}">${escapeHtml(block.label)}</p>\n<blockquote style="margin:0 0 24px;padding:2px 0 2px 16px;border-left:4px solid ${colors.line};overflow-wrap:anywhere">${linesOf(block.text).map(escapeHtml).join('<br>')}</blockquote>`;
    case 'facts':
      return rows(block.rows.map(factRow));
    case 'bill':
      return rows(block.rows.map(billRow));
    case 'button':
      return `<p style="margin:0 0 20px"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:14px 26px;border-radius:999px;background:${colors.sun};color:${colors.ink};font-weight:700;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
  }
}

const rows = (content: string[]) =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse">\n${content.join('\n')}\n</table>`;

const cell = `padding:10px 0;border-bottom:1px solid ${colors.line};vertical-align:top`;

function factRow({ label, value, href }: EmailFact): string {
  const text = escapeHtml(value);
  const shown = href ? `<a href="${escapeHtml(href)}" style="color:${colors.teal}">${text}</a>` : text;
  return `<tr><th scope="row" width="36%" style="${cell};padding-right:12px;text-align:left;font-weight:400;color:${colors.inkSoft}">${escapeHtml(label)}</th><td style="${cell};overflow-wrap:anywhere">${shown}</td></tr>`;
}

function billRow({ title, detail, amount, isTotal }: BillRow): string {
  const weight = isTotal ? ';font-weight:700;font-size:19px;border-bottom:0' : '';
  const note = detail
    ? `<br><span style="font-size:14px;color:${colors.inkSoft}">${escapeHtml(detail)}</span>`
    : '';
  return `<tr><th scope="row" style="${cell};padding-right:12px;text-align:left;font-weight:400${weight}">${escapeHtml(title)}${note}</th><td style="${cell};text-align:right;white-space:nowrap${weight}">${escapeHtml(amount)}</td></tr>`;
}

const page = (preview: string, content: string, { phone, email }: Profile) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${business.name}</title>
</head>
<body style="margin:0;padding:0;background:${colors.sand}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colors.sand}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${colors.paper};border-radius:20px;${font};font-size:16px;line-height:1.55;color:${colors.ink}">
<tr><td style="padding:20px 32px;background:${colors.tealDeep};border-radius:20px 20px 0 0;border-bottom:4px solid ${colors.sun};color:#ffffff;font-size:19px;font-weight:700">${business.name}</td></tr>
<tr><td style="padding:32px 32px 12px">
${content}
</td></tr>
<tr><td style="padding:16px 32px 28px;font-size:14px;color:${colors.inkSoft}">${business.name}<br><a href="tel:${phone.e164}" style="color:${colors.teal}">${phone.display}</a> · <a href="mailto:${escapeHtml(email)}" style="color:${colors.teal}">${escapeHtml(email)}</a></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);
