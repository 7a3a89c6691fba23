import {
  type MessageKind,
  messageKindLabels,
  messageKinds,
  type StoredMessageSettings,
  unplannedKinds,
} from '#shared/messages.ts';
import type { FieldErrors } from '../editing/field-errors.ts';

/** Those whose texts are used. */
export const shownKinds: readonly MessageKind[] = messageKinds.filter(
  (kind) => !unplannedKinds.includes(kind),
);

/** The text of each kind, and which kinds are on. */
export type MessagesValues = Record<MessageKind, string> & { enabled: MessageKind[] };

export const messagesSnapshot = ({ kinds, version }: StoredMessageSettings) => ({
  values: {
    ...(Object.fromEntries(kinds.map(({ kind, text }) => [kind, text])) as Record<MessageKind, string>),
    enabled: kinds.filter(({ isEnabled }) => isEnabled).map(({ kind }) => kind),
  },
  version,
});

export const toMessageKinds = (values: MessagesValues) => ({
  kinds: shownKinds.map((kind) => ({
    kind,
    isEnabled: values.enabled.includes(kind),
    text: values[kind],
  })),
});

/** `kinds.3.text` is the field of the fourth kind. */
export const placeMessageErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const index = /^kinds\.(\d+)\./.exec(path)?.[1];
      return [index === undefined ? path : (shownKinds[Number(index)] ?? path), message];
    }),
  );

export const messagesLabels = {
  labels: { ...messageKindLabels, enabled: 'Messages that are on' },
  texts: {
    enabled: ({ enabled }: MessagesValues) => enabled.map((kind) => messageKindLabels[kind]).join(', '),
  },
};

/** When a kind is sent, as the screen says it. */
export const kindTimes: Record<MessageKind, string> = {
  'visit-booked': 'Right away, with a calendar entry',
  'visit-moved': 'Right away, with a calendar entry',
  'visit-cancelled': 'Right away, with a calendar entry',
  'reminder-day': 'At 5:00 PM the day before',
  'reminder-hours': '2 hours before the arrival window',
  'on-my-way': 'When the crew presses On my way',
  'follow-up-1': '2 days after a quote is sent, unless the customer has answered',
  'follow-up-2': '5 days after a quote is sent, unless the customer has answered. There is no third one',
  thanks: 'When the visit is done',
  'review-request': 'A day after the visit, once, to everyone. Needs a review link in Business',
  'due-again': '12 months after the visit, or as set for the service',
  invoice: '',
  'invoice-reminder': '',
};
