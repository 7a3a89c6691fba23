import type { WeekHours } from '#shared/setting-rules.ts';
import type { Answers } from './answers.ts';
import { keyed, replaced } from './replace.ts';
import { windowsWithin } from './windows-within.ts';

type Rewrite = (text: string, answers: Answers, today: string) => string;

const content = (name: string) => `src/shared/content/${name}.ts`;

/** The texts that change, by file. Each rewrite also works on the result of an earlier run. */
export const contentRewrites: Readonly<Record<string, Rewrite>> = {
  [content('business')]: (text, answers, today) => {
    const { name, shortName, legalName, slogan, foundedYear, locality, region, county } = answers;
    const own = { name, shortName, legalName, slogan, foundedYear, locality, region, county };
    return keyed(text, { ...own, legalEffectiveDate: today });
  },

  [content('time-zone')]: (text, { timeZone }) =>
    replaced(text, [[/(firstTimeZone = ).*;/, `$1${JSON.stringify(timeZone)};`]]),

  'src/shared/language.ts': (text, { languages }) => {
    const list = languages.map((language) => `'${language}'`).join(', ');
    return replaced(text, [[/(siteLanguages: readonly Language\[\] = )\[.*\];/, `$1[${list}];`]]);
  },

  [content('settings')]: (text, { phone, email, hours, radiusMiles, claims }) =>
    replaced(keyed(text, { phone, email, radiusMiles }), [
      [/ {2}hours: \[[\s\S]*?\n {2}\],/, `  hours: ${JSON.stringify(hours)},`],
      [
        / {2}claims: \{[\s\S]*?\n {2}\},/,
        `  claims: ${JSON.stringify({ ...claims, allergenRemovalPercent: null })},`,
      ],
      [/ {2}notificationEmails: .*,/, `  notificationEmails: ${JSON.stringify([email])},`],
      // The second form is how an earlier run left it.
      [/ {2}booking: (defaultBooking|\{.*\}|\{[\s\S]*?\n {2}\}),/, `  booking: ${bookingWithin(hours)},`],
    ]),

  [content('coverage')]: (text, { places }) => {
    const rows = places.map(({ name, zipCodes }) => {
      const codes = zipCodes.replaceAll('-', '–');
      return `  place(${JSON.stringify(name)}, ['home', 'contact'], ${JSON.stringify(codes)}),\n`;
    });
    return replaced(text, [[/(readonly Place\[\] = \[)[\s\S]*?\n?\];/, `$1\n${rows.join('')}];`]]);
  },

  [content('coverage-map')]: (text) =>
    replaced(text, [
      [/(mapDrawing: MapDrawing \| null = )(\{[\s\S]*?\n\}|null);/, '$1null;'],
      [/(mapLabels: [^=]* = )\{[\s\S]*?\};/, '$1{};'],
      [/(const positions: [^=]* = )\{[\s\S]*?\};/, '$1{};'],
    ]),

  [content('testimonials')]: (text) =>
    replaced(text, [
      [/(const testimonials: [^=]* = )\[[\s\S]*?\];/, '$1[];'],
      [
        /(const serviceTestimonials: [^=]* = )\{[\s\S]*?\n?\};/,
        '$1{ couch: [], chair: [], carpet: [], mattress: [] };',
      ],
    ]),

  [content('local')]: withoutLocalText,

  [content('business.es')]: (text, { slogan }) => keyed(text, { slogan }),

  [content('testimonials.es')]: (text) =>
    replaced(text, [[/(const texts: [^=]* = )\{[\s\S]*?\n?\};/, '$1{};']]),

  [content('local.es')]: withoutLocalText,

  [content('local-carpets.es')]: (text) =>
    replaced(text, [[/(localCarpets: LocalCarpets \| null = )(\{[\s\S]*?\n\}|null);/, '$1null;']]),

  [content('local-carpets')]: (text) =>
    replaced(text, [[/(localCarpets: LocalCarpets \| null = )(\{[\s\S]*?\n\}|null);/, '$1null;']]),

  [content('demo-articles')]: (text) =>
    replaced(text, [[/(demoArticleSlugs: readonly string\[\] = )\[[\s\S]*?\];/, '$1[];']]),

  'src/server/seed/posts.ts': (text) =>
    replaced(text, [
      [/^import \{ post .*\n/gm, ''],
      [/(demoPosts: readonly SeedPost\[\] = )\[[\s\S]*?\];/, '$1[];'],
    ]),
};

const bookingWithin = (hours: Answers['hours']) =>
  `{ ...defaultBooking, arrivalWindows: ${JSON.stringify(windowsWithin(hours as WeekHours))} }`;

/** The neutral texts beside them stand in their place. */
function withoutLocalText(text: string): string {
  return replaced(text, [[/(localText: LocalText \| null = )(\{[\s\S]*?\n\}|null);/, '$1null;']]);
}
