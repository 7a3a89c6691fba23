import type { FieldErrors } from '#kit/panel/editing/field-errors.ts';
import { leadReceived } from '#messages/planned/kinds/lead-received.ts';
import {
  type MessageKind,
  messageKindLabels,
  messageKinds,
  type StoredMessageSettings,
  unplannedKinds,
} from '#messages/planned/messages.ts';

/** Those whose texts are used. */
export const shownKinds: readonly MessageKind[] = messageKinds.filter(
  (kind) => !unplannedKinds.includes(kind),
);

/** The name of a kind's Spanish text. */
export const spanishName = <Kind extends MessageKind>(kind: Kind) => `${kind}-es` as const;

/** The texts of each kind, and which kinds are on. */
export type MessagesValues = Record<MessageKind | `${MessageKind}-es`, string> & { enabled: MessageKind[] };

export const messagesSnapshot = ({ kinds, version }: StoredMessageSettings) => ({
  values: {
    ...(Object.fromEntries(
      kinds.flatMap(({ kind, text, textEs }) => [
        [kind, text],
        [spanishName(kind), textEs],
      ]),
    ) as Omit<MessagesValues, 'enabled'>),
    enabled: kinds.filter(({ isEnabled }) => isEnabled).map(({ kind }) => kind),
  },
  version,
});

export const toMessageKinds = (values: MessagesValues) => ({
  kinds: shownKinds.map((kind) => ({
    kind,
    isEnabled: values.enabled.includes(kind),
    text: values[kind],
    textEs: values[spanishName(kind)],
  })),
});

/** `kinds.3.text` and `kinds.3.textEs` are the fields of the fourth kind. */
export const placeMessageErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [, index, name] = /^kinds\.(\d+)\.(\w+)/.exec(path) ?? [];
      const kind = shownKinds[Number(index)];
      if (!kind) return [path, message];
      return [name === 'textEs' ? spanishName(kind) : kind, message];
    }),
  );

export const messagesLabels = {
  labels: {
    ...messageKindLabels,
    ...(Object.fromEntries(
      messageKinds.map((kind) => [spanishName(kind), `${messageKindLabels[kind]} in Spanish`]),
    ) as Record<`${MessageKind}-es`, string>),
    enabled: 'Messages that are on',
  },
  texts: {
    enabled: ({ enabled }: MessagesValues) => enabled.map((kind) => messageKindLabels[kind]).join(', '),
  },
};

/** When a kind is sent, as the screen says it. */
export const kindTimes: Record<MessageKind, string> = {
  [leadReceived.kind]: leadReceived.when,
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
