import type { WeekHours } from '#kit/wire/setting-rules.ts';
import type { Answers } from './answers.ts';
import { keyed, replaced } from './replace.ts';
import { windowsWithin } from './windows-within.ts';

type Rewrite = (text: string, answers: Answers, today: string) => string;

/** The texts that change, by file. Each rewrite also works on the result of an earlier run. */
export const contentRewrites: Readonly<Record<string, Rewrite>> = {
  'src/company/profile/business-texts.ts': (text, answers, today) => {
    const { name, shortName, legalName, slogan, foundedYear, locality, region, county } = answers;
    const own = { name, shortName, legalName, slogan, foundedYear, locality, region, county };
    return keyed(text, { ...own, legalEffectiveDate: today });
  },

  'src/kit/time/time-zone-texts.ts': (text, { timeZone }) =>
    replaced(text, [[/(firstTimeZone = ).*;/, `$1${JSON.stringify(timeZone)};`]]),

  'src/kit/language/language.ts': (text, { languages }) => {
    const list = languages.map((language) => `'${language}'`).join(', ');
    return replaced(text, [[/(siteLanguages: readonly Language\[\] = )\[.*\];/, `$1[${list}];`]]);
  },

  'src/company/profile/settings-texts.ts': (text, { phone, email, hours, radiusMiles, claims }) =>
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

  'src/company/coverage/coverage-texts.ts': (text, { places }) => {
    const rows = places.map(({ name, zipCodes }) => {
      const codes = zipCodes.replaceAll('-', '–');
      return `  place(${JSON.stringify(name)}, ['home', 'contact'], ${JSON.stringify(codes)}),\n`;
    });
    return replaced(text, [[/(readonly Place\[\] = \[)[\s\S]*?\n?\];/, `$1\n${rows.join('')}];`]]);
  },

  'src/company/coverage/coverage-map-texts.ts': (text) =>
    replaced(text, [
      [/(mapDrawing: MapDrawing \| null = )(\{[\s\S]*?\n\}|null);/, '$1null;'],
      [/(mapLabels: [^=]* = )\{[\s\S]*?\};/, '$1{};'],
      [/(const positions: [^=]* = )\{[\s\S]*?\};/, '$1{};'],
    ]),

  'src/company/profile/testimonials-texts.ts': (text) =>
    replaced(text, [
      [/(const testimonials: [^=]* = )\[[\s\S]*?\];/, '$1[];'],
      [
        /(const serviceTestimonials: [^=]* = )\{[\s\S]*?\n?\};/,
        '$1{ couch: [], chair: [], carpet: [], mattress: [] };',
      ],
    ]),

  'src/company/profile/local-texts.ts': withoutLocalText,

  'src/company/profile/business-texts.es.ts': (text, { slogan }) => keyed(text, { slogan }),

  'src/company/profile/testimonials-texts.es.ts': (text) =>
    replaced(text, [[/(const texts: [^=]* = )\{[\s\S]*?\n?\};/, '$1{};']]),

  'src/company/profile/local-texts.es.ts': withoutLocalText,

  'src/articles/blog/demo-articles-texts.ts': (text) =>
    replaced(text, [[/(demoArticleSlugs: readonly string\[\] = )\[[\s\S]*?\];/, '$1[];']]),

  'src/app/seed/posts.ts': (text) =>
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
