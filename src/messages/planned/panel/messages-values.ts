import { type Language, type Translated, translatedLanguages } from '#kit/language/language.ts';
import { labelIn, nameIn, translatedFields } from '#kit/language/translated-fields.ts';
import type { FieldErrors } from '#kit/panel/editing/field-errors.ts';
import {
  getKind,
  type MessageKind,
  messageKindLabels,
  messageKinds,
  type StoredMessageSettings,
} from '#messages/planned/messages.ts';

/** Those whose texts are used. */
export const shownKinds: readonly MessageKind[] = messageKinds.filter(
  (kind) => getKind(kind).when !== undefined,
);

type TranslatedName = `${MessageKind}-${Translated}`;

/** The field of a kind's text. */
export const getField = (kind: MessageKind, language: Language): MessageKind | TranslatedName =>
  language === 'en' ? kind : `${kind}-${language}`;

/** The texts of each kind, and which kinds are on. */
export type MessagesValues = Record<MessageKind | TranslatedName, string> & { enabled: MessageKind[] };

export const messagesSnapshot = ({ kinds, version }: StoredMessageSettings) => ({
  values: {
    ...(Object.fromEntries(
      kinds.flatMap(({ kind, text, ...setting }) => [
        [kind, text],
        ...translatedLanguages.map((language) => [
          getField(kind, language),
          setting[nameIn('text', language)],
        ]),
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
    ...translatedFields((language) => ({ text: values[getField(kind, language)] })),
  })),
});

/** `kinds.3.text` and `kinds.3.textEs` are the fields of the fourth kind. */
export const placeMessageErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [, index, name] = /^kinds\.(\d+)\.(\w+)/.exec(path) ?? [];
      const kind = shownKinds[Number(index)];
      if (!kind) return [path, message];
      const language = translatedLanguages.find((one) => name === nameIn('text', one));
      return [getField(kind, language ?? 'en'), message];
    }),
  );

export const messagesLabels = {
  labels: {
    ...messageKindLabels,
    ...(Object.fromEntries(
      translatedLanguages.flatMap((language) =>
        messageKinds.map((kind) => [getField(kind, language), labelIn(messageKindLabels[kind], language)]),
      ),
    ) as Record<TranslatedName, string>),
    enabled: 'Messages that are on',
  },
  texts: {
    enabled: ({ enabled }: MessagesValues) => enabled.map((kind) => messageKindLabels[kind]).join(', '),
  },
};
