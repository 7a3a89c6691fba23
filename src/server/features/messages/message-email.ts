import { type EmailBlock, emailBody } from '#server/mail/email-body.ts';
import type { Email } from '#server/mail/mailer.ts';
import { business } from '#shared/content/business.ts';
import { messageWords } from '#shared/content/messages.ts';
import { fillTemplate } from '#shared/message-templates.ts';
import type { MessageKind, MessageValues } from '#shared/messages.ts';
import { hoursText, profileOf, type SettingsValues } from '#shared/profile.ts';
import type { Subject } from './message-subject.ts';
import { whenOf } from './message-values.ts';

interface Written {
  kind: MessageKind;
  /** The owner's text with placeholders. */
  template: string;
  values: MessageValues;
  about: Pick<Subject, 'quote' | 'visit'>;
  settings: SettingsValues;
  /** Only for follow-ups and offers, and not in a preview. */
  unsubscribeUrl?: string | undefined;
}

export function subjectOf(kind: MessageKind): string {
  const { subject } = messageWords.en[kind];
  return `${subject}${subject.endsWith('?') ? '' : ':'} ${business.name}`;
}

/** The email of a message, without its recipient. It repeats nothing that visitors typed but plain names. */
export function messageEmail({
  kind,
  template,
  values,
  about,
  settings,
  unsubscribeUrl,
}: Written): Omit<Email, 'to'> {
  const { rest, label } = withoutLinkLine(template);
  const profile = profileOf(settings);
  const words = fillTemplate(rest, values);
  const button = label ?? messageWords.en[kind].button;
  const { quote, visit } = about;
  const isAboutVisit = quote !== null && visit !== null && !afterVisit.includes(kind);
  const blocks: EmailBlock[] = [
    { kind: 'heading', text: messageWords.en[kind].subject },
    ...paragraphs(words),
    ...(isAboutVisit
      ? [
          {
            kind: 'facts' as const,
            rows: [
              { label: 'When', value: whenOf(visit) },
              { label: 'Service', value: quote.serviceTitle },
            ],
          },
        ]
      : []),
    ...(button === undefined || values.link === ''
      ? []
      : [{ kind: 'button' as const, label: button, href: values.link }]),
    ...notes(kind, settings),
    ...(unsubscribeUrl === undefined
      ? []
      : [{ kind: 'link' as const, label: 'Unsubscribe from follow-ups and offers', href: unsubscribeUrl }]),
  ];
  return {
    replyTo: settings.email,
    subject: subjectOf(kind),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    ...emailBody(isAboutVisit ? whenOf(visit) : firstLine(words), blocks, profile),
  };
}

const afterVisit: readonly MessageKind[] = ['thanks', 'review-request', 'due-again'];

/** `Change or cancel: {link}` becomes a button with this label. */
function withoutLinkLine(template: string): { rest: string; label?: string } {
  const lines = template.split('\n');
  const index = lines.findIndex((line) => linkLine.test(line));
  if (index === -1) return { rest: template };
  const label = linkLine.exec(lines[index]!)?.[1]?.trim();
  const rest = lines.filter((_, at) => at !== index).join('\n');
  return label === undefined || label === '' ? { rest } : { rest, label };
}

const linkLine = /^([^{}]{0,60}?):?\s*\{link\}[.!]?$/;

const paragraphs = (words: string): EmailBlock[] =>
  words
    .split(/\n+/)
    .filter(Boolean)
    .map((text) => ({ kind: 'text', text }));

const firstLine = (words: string) => words.split('\n')[0]!.slice(0, 150);

/** What every email of this kind says, whatever the owner's text. */
function notes(kind: MessageKind, { booking, phone }: SettingsValues): EmailBlock[] {
  const texts: Partial<Record<MessageKind, string[]>> = {
    'visit-booked': [
      `You can move or cancel it on your quote’s page until ${hoursText(booking.changeCutoffHours)} before.`,
      `Didn’t book this? Cancel it on the page above, or call ${phone}.`,
    ],
    'visit-moved': [
      `You can move or cancel it on your quote’s page until ${hoursText(booking.changeCutoffHours)} before.`,
      `Didn’t move it? Call ${phone}.`,
    ],
    'visit-cancelled': [`Didn’t cancel it? Call ${phone}.`],
  };
  return (texts[kind] ?? []).map((text) => ({ kind: 'text', text }));
}
