import { type SettingsValues, toProfile } from '#company/profile/profile.ts';
import { fillTemplate } from '#company/templates/message-templates.ts';
import { type EmailBlock, emailBody } from '#delivery/letters/server/email-body.ts';
import type { Language } from '#kit/language/language.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import { getKind, type MessageKind, type MessageValues } from '#messages/planned/messages.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';
import { isTooLateToChange, withoutLinkLine } from './link-line.ts';
import type { Subject } from './message-subject.ts';

export interface Written {
  kind: MessageKind;
  /** The owner's text with placeholders. */
  template: string;
  values: MessageValues;
  about: Pick<Subject, 'quote' | 'visit'>;
  settings: SettingsValues;
  language: Language;
  now: Date;
  /** Only for follow-ups and offers, and not in a preview. */
  unsubscribeUrl?: string | undefined;
}

function getSubject(kind: MessageKind, name: string, language: Language): string {
  const { subject } = getKind(kind).words[language];
  return `${subject}${subject.endsWith('?') ? '' : ':'} ${name}`;
}

/** The email of a message, without its recipient. It repeats nothing that visitors typed but plain names. */
export function messageEmail({
  kind,
  template,
  values,
  about,
  settings,
  language,
  now,
  unsubscribeUrl,
}: Written): Omit<Email, 'to'> {
  const { rest, label } = withoutLinkLine(template);
  const profile = toProfile(settings);
  const text = fillTemplate(rest, values);
  const words = customerWords[language];
  const { quote, visit } = about;
  const isLate = isTooLateToChange(kind, about, settings, now);
  const isBooked = kind === 'visit-booked';
  const ownLabel = label ?? getKind(kind).words[language].button;
  const button = isLate || isBooked ? words.seeVisit : ownLabel;
  const href = isBooked && values.link !== '' ? `${values.link}/visit` : values.link;
  const time =
    quote && visit && !getKind(kind).isAfterVisit
      ? words.sayWhen(visit.date, visit.windowFrom, visit.windowTo)
      : null;
  const blocks: EmailBlock[] = [
    { kind: 'heading', text: getKind(kind).words[language].subject },
    ...paragraphs(text),
    ...(time !== null && quote !== null
      ? [
          {
            kind: 'facts' as const,
            rows: [
              { label: words.when, value: time },
              { label: words.service, value: quote.serviceTitle },
              ...(isBooked
                ? [
                    { label: words.whoComes, value: profile.person || profile.name },
                    { label: words.total, value: values.total },
                  ].filter(({ value }) => value !== '')
                : []),
            ],
          },
        ]
      : []),
    ...(button === undefined || values.link === '' ? [] : [{ kind: 'button' as const, label: button, href }]),
    ...notes(kind, settings, language, isLate),
    ...(isBooked && !isLate && ownLabel !== undefined && values.link !== ''
      ? [{ kind: 'link' as const, label: ownLabel, href }]
      : []),
    ...(unsubscribeUrl === undefined
      ? []
      : [{ kind: 'link' as const, label: words.unsubscribe, href: unsubscribeUrl }]),
  ];
  return {
    replyTo: settings.email,
    subject: getSubject(kind, settings.name, language),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    ...emailBody(time ?? firstLine(text), blocks, profile, language, getKind(kind).isUnsubscribable),
  };
}

const paragraphs = (text: string): EmailBlock[] =>
  text
    .split(/\n+/)
    .filter(Boolean)
    .map((line) => ({ kind: 'text', text: line }));

const firstLine = (text: string) => text.split('\n')[0]!.slice(0, 150);

/** Every email of this kind has these, whatever the owner's text. */
function notes(
  kind: MessageKind,
  { booking, phone }: SettingsValues,
  language: Language,
  isLate: boolean,
): EmailBlock[] {
  const words = customerWords[language];
  const hours = booking.changeCutoffHours;
  const canChange = isLate ? words.tooLate(hours, phone) : words.canChange(hours);
  const texts: Partial<Record<MessageKind, string[]>> = {
    'visit-booked': [
      `${words.beforeVisit}: ${words.preparation.join(' ')}`,
      canChange,
      isLate ? words.notBookedLate(phone) : words.notBooked(phone),
    ],
    'visit-moved': [canChange, words.notMoved(phone)],
    'visit-cancelled': [words.notCancelled(phone)],
  };
  return (texts[kind] ?? []).map((text) => ({ kind: 'text', text }));
}
