import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Language } from '#kit/language/language.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { MessageKind } from '#messages/planned/messages.ts';
import { getTemplate, readMessageSettings } from './message-settings.ts';
import { messageText } from './message-text.ts';
import { calculatorLink, emptyValues } from './message-values.ts';

interface LoneText {
  kind: MessageKind;
  language: Language;
  /** In place of the owner's words. */
  template?: string;
}

/** Writes a text about no record, with the link of the calculator. */
export async function writeLoneText(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
  { kind, language, template }: LoneText,
  now: Date,
): Promise<string> {
  const { kinds } = await readMessageSettings(trx);
  const { values: settings } = await readSettings(trx);
  const { name: business, phone } = settings;
  return messageText({
    kind,
    template: template ?? getTemplate(kinds[kind], language),
    values: { ...emptyValues, business, phone, link: calculatorLink(config, language) },
    about: { quote: null, visit: null },
    settings,
    language,
    now,
  });
}
