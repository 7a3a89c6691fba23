import { isDeepStrictEqual } from 'node:util';
import { companyTextNames } from '#company/profile/company.ts';
import type { Claims } from '#company/profile/profile.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { languages } from '#kit/language/language.ts';
import { nameIn } from '#kit/language/translated-fields.ts';
import { findEntry } from '#kit/text/find-entry.ts';
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
        settings?.texts[language]?.[name] ?? '',
      ]),
    ),
    ...(settings
      ? ([
          ['company.isLicensedAndInsured', false],
          ['terms.hasEmergencyVisits', false],
          ['claims', noClaims],
          ['testimonials', []],
          ['faqs', settings.faqs],
          ['pricing', settings.pricing],
          ['terms.discounts', settings.discounts],
        ] as const)
      : []),
  ]);

/** On the first day of a company without a preset: the demo's figures, license and reviews are not its own. */
export async function claimNothing(trx: Trx): Promise<void> {
  const content = {
    claims: noClaims,
    testimonials: [],
    company: { isLicensedAndInsured: false },
    terms: { hasEmergencyVisits: false },
  };
  await trx
    .updateTable('settings')
    .set({ content: JSON.stringify(content) })
    .where('id', '=', 1)
    .execute();
}

/** Puts the settings of a preset where the owner has entered nothing: where the demo's, or those of the preset before, still stand. */
export async function applySettings(trx: Trx, preset: Preset, before: Preset | null): Promise<void> {
  const { content } = await trx
    .selectFrom('settings')
    .select('content')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  let stored = JSON.parse(content) as Content;
  const former = before ? listValues(before) : new Map<string, unknown>();
  const next = listValues(preset);
  for (const path of new Set([...former.keys(), ...next.keys()])) {
    const names = path.split('.');
    const value = valueAt(stored, names);
    const isEntered = value !== undefined && value !== null && value !== '';
    const isTheirs = isDeepStrictEqual(value, former.get(path));
    const isDemo =
      ['claims', 'pricing', 'terms.discounts'].includes(path) &&
      isDeepStrictEqual(value, valueAt({ ...defaultSettings }, names));
    if (!isEntered || isTheirs || isDemo) stored = withValue(stored, names, next.get(path));
  }
  await trx
    .updateTable('settings')
    .set({ content: JSON.stringify(stored) })
    .where('id', '=', 1)
    .execute();
}

const valueAt = (content: Content, names: readonly string[]): unknown =>
  names.reduce<unknown>((part, name) => findEntry((part ?? {}) as Content, name), content);

/** Undefined leaves it out. */
function withValue(content: Content, [name = '', ...rest]: readonly string[], value: unknown): Content {
  const part = (findEntry(content, name) ?? {}) as Content;
  return { ...content, [name]: rest.length === 0 ? value : withValue(part, rest, value) };
}

/** Whether these are the questions of a preset, which nobody has read yet. */
export const isPresetFaqs = (faqs: unknown, presets: readonly Preset[]): boolean =>
  presets.some(({ settings }) => settings && isDeepStrictEqual(faqs, settings.faqs));
