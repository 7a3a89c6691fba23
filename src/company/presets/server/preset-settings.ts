import { isDeepStrictEqual } from 'node:util';
import { companyTextNames } from '#company/profile/company.ts';
import type { Claims } from '#company/profile/profile.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { languages } from '#kit/language/language.ts';
import { nameIn } from '#kit/language/translated-fields.ts';
import type { Preset } from './preset.ts';

type Content = Record<string, unknown>;

/** No figure and no credential: nobody has any on the first day. */
const noClaims: Claims = {
  yearsInBusiness: '',
  customersServed: '',
  satisfactionPercent: null,
  ratingOutOfFive: null,
  reviewCount: '',
  allergenRemovalPercent: null,
  credentials: [],
};

/** The settings of a preset, by their path. The demo's are the usual ones, but for texts, which are stored together. */
const listValues = ({ settings }: Preset): Map<string, unknown> =>
  new Map<string, unknown>([
    ...languages.flatMap((language) =>
      companyTextNames.map((name): [string, unknown] => [
        `company.${language === 'en' ? 'texts' : nameIn('texts', language)}.${name}`,
        settings?.texts[language][name] ?? '',
      ]),
    ),
    ...(settings
      ? ([
          ['company.isLicensedAndInsured', false],
          ['terms.hasEmergencyVisits', false],
          ['claims', noClaims],
          ['testimonials', []],
          ['faqs', settings.faqs],
        ] as const)
      : []),
  ]);

/** Puts the settings of a preset where the owner has entered nothing: where the demo's, or those of the preset before, still stand. */
export async function applySettings(trx: Trx, preset: Preset, before: Preset | null): Promise<void> {
  const { content } = await trx
    .selectFrom('settings')
    .select('content')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const stored = JSON.parse(content) as Content;
  const former = before ? listValues(before) : new Map<string, unknown>();
  const next = listValues(preset);
  for (const path of new Set([...former.keys(), ...next.keys()])) {
    const { parent, name } = holderIn(stored, path);
    const value = parent[name];
    const isEntered = value !== undefined && value !== null && value !== '';
    const isTheirs = isDeepStrictEqual(value, former.get(path));
    if (isEntered && !isTheirs && !(path === 'claims' && isDeepStrictEqual(value, defaultSettings.claims))) {
      continue;
    }
    if (next.has(path)) parent[name] = next.get(path);
    else delete parent[name];
  }
  await trx
    .updateTable('settings')
    .set({ content: JSON.stringify(stored) })
    .where('id', '=', 1)
    .execute();
}

function holderIn(content: Content, path: string): { parent: Content; name: string } {
  const names = path.split('.');
  const name = names.pop()!;
  let parent = content;
  for (const one of names) {
    parent[one] ??= {};
    parent = parent[one] as Content;
  }
  return { parent, name };
}

/** Whether these are the questions of a preset, which nobody has read yet. */
export const isPresetFaqs = (faqs: unknown, presets: readonly Preset[]): boolean =>
  presets.some(({ settings }) => settings && isDeepStrictEqual(faqs, settings.faqs));
