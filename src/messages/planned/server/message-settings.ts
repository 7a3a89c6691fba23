import { isDeepStrictEqual } from 'node:util';
import { hasTextGateway } from '#delivery/texts/server/sms-connection.queries.ts';
import type { Db } from '#kit/db/open.ts';
import { replaceContent } from '#kit/db/replace-content.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Language } from '#kit/language/language.ts';
import { nameIn, translatedFields } from '#kit/language/translated-fields.ts';
import type { Deps } from '#kit/server/deps.ts';
import {
  getKind,
  type MessageKind,
  type MessageSetting,
  type MessageSettings,
  messageKinds,
  type StoredMessageSettings,
} from '#messages/planned/messages.ts';

export type KindSettings = Record<MessageKind, Required<Omit<MessageSetting, 'kind'>>>;

type Changes = Partial<Record<MessageKind, Partial<KindSettings[MessageKind]>>>;

interface Stored {
  version: number;
  kinds: KindSettings;
}

export async function readMessageSettings(db: Db): Promise<Stored> {
  const { content, version } = await db
    .selectFrom('messageSettings')
    .select(['content', 'version'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const changes = JSON.parse(content) as Changes;
  const kinds = Object.fromEntries(
    messageKinds.map((kind) => [
      kind,
      {
        isEnabled: true,
        text: getKind(kind).words.en.text,
        ...translatedFields((language) => ({ text: getKind(kind).words[language].text })),
        ...changes[kind],
      },
    ]),
  ) as KindSettings;
  return { version, kinds };
}

export async function presentMessageSettings({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<StoredMessageSettings> {
  const { version, kinds } = await readMessageSettings(db);
  return {
    version,
    kinds: messageKinds.map((kind) => ({ kind, ...kinds[kind] })),
    isTextConfigured: await hasTextGateway({ db, config }),
  };
}

/** Changes the given kinds if the settings still have `version`. Equal values write nothing. */
export async function updateMessageSettings(
  deps: Deps,
  caller: Caller,
  { version, kinds }: MessageSettings,
): Promise<StoredMessageSettings> {
  return inTransaction(deps.db, async (trx) => {
    const present = () => presentMessageSettings({ db: trx, config: deps.config });
    const { kinds: before } = await readMessageSettings(trx);
    const changed = withChanges(before, kinds);
    const isStored = async () => {
      const { kinds: now } = await readMessageSettings(trx);
      return isDeepStrictEqual(withChanges(now, kinds), now);
    };
    const isWritten = await replaceContent(trx, 'messageSettings', {
      version,
      content: changed,
      now: deps.clock(),
      isStored,
      sentence: 'Someone else changed the messages since you opened them.',
      current: present,
    });
    if (!isWritten) return present();
    const event = { caller, type: 'settings-changed', subject: { kind: 'settings' } } as const;
    const facts = { before: { messages: before }, after: { messages: changed } };
    await record(trx, { ...event, ...facts }, deps.clock());
    return present();
  });
}

function withChanges(before: KindSettings, sent: readonly MessageSetting[]): KindSettings {
  const changes = sent.map(({ kind, ...setting }) => [kind, { ...before[kind], ...setting }]);
  return { ...before, ...Object.fromEntries(changes) };
}

/** The text in the customer's language. */
export const getTemplate = (kind: KindSettings[MessageKind], language: Language): string =>
  language === 'en' ? kind.text : kind[nameIn('text', language)];
