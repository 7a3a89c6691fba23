import type { WeekHours } from '#shared/setting-rules.ts';
import type { Answers } from './answers.ts';
import { keyed, replaced } from './replace.ts';
import { windowsWithin } from './windows-within.ts';

type Rewrite = (text: string, answers: Answers, today: string) => string;

const content = (name: string) => `src/shared/content/${name}.ts`;

/** The texts that change, by file. Each rewrite also works on the result of an earlier run. */
export const contentRewrites: Readonly<Record<string, Rewrite>> = {
  [content('business')]: (text, answers, today) => {
    const { name, shortName, legalName, slogan, foundedYear, locality, region, county, state, timeZone } =
      answers;
    const description = `Deep, non-toxic cleaning for couches, chairs, carpets and mattresses in homes and businesses across ${county}.`;
    return keyed(text, {
      name,
      shortName,
      legalName,
      slogan,
      foundedYear,
      locality,
      region,
      county,
      state,
      timeZone,
      description,
      legalEffectiveDate: today,
    });
  },

  'src/shared/language.ts': (text, { languages }) => {
    const list = languages.map((language) => `'${language}'`).join(', ');
    return replaced(text, [[/(siteLanguages: readonly Language\[\] = )\[.*\];/, `$1[${list}];`]]);
  },

  [content('settings')]: (text, { phone, email, hours, radiusMiles, claims }) =>
    replaced(keyed(text, { phone, email, radiusMiles }), [
      [/ {2}hours: \[[\s\S]*?\n {2}\],/, `  hours: ${JSON.stringify(hours)},`],
      [/ {2}claims: \{[\s\S]*?\n {2}\},/, `  claims: ${JSON.stringify(claims)},`],
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

  [content('local')]: (text, answers) =>
    replaced(text, [[/(const localText = )\{[\s\S]*\} as const;/, `$1${localText(answers)} as const;`]]),

  [content('business.es')]: (text, { slogan, locality, county }) =>
    keyed(text, {
      ...{ slogan, locality, county },
      description: `Limpieza profunda y sin químicos tóxicos de sofás, sillas, alfombras y colchones, en casas y negocios de ${county}.`,
    }),

  [content('testimonials.es')]: (text) =>
    replaced(text, [[/(const texts: [^=]* = )\{[\s\S]*?\n?\};/, '$1{};']]),

  [content('local.es')]: (text, answers) =>
    replaced(text, [
      [/(const localText = )\{[\s\S]*\} as const;/, `$1${spanishLocalText(answers)} as const;`],
    ]),

  [content('local-carpets.es')]: (text) =>
    replaced(text, [
      [/^import (?!type ).*\n/gm, ''],
      [/(localCarpets: LocalCarpets \| null = )(\{[\s\S]*?\n\}|null);/, '$1null;'],
    ]),

  [content('local-carpets')]: (text) =>
    replaced(text, [
      [/^import .*\n/gm, ''],
      [/(localCarpets: LocalCarpets \| null = )(\{[\s\S]*?\n\}|null);/, '$1null;'],
    ]),

  'src/server/seed/posts.ts': (text) =>
    replaced(text, [
      [/^import \{ post .*\n/gm, ''],
      [/(demoPosts: readonly SeedPost\[\] = )\[[\s\S]*?\];/, '$1[];'],
    ]),
};

/** Neutral texts in place of those that were true only for the demo company. */
function localText({ locality, county, places }: Answers): string {
  return `{
  homes: 'apartments, houses and offices',
  reach: ${JSON.stringify(`We serve all of ${county}.`)},
  dampDays: 'damp days',
  zipCode: '${places[0]!.zipCodes.slice(0, 5)}',
  coverage: { heading: ${JSON.stringify(`In ${locality} and around it`)}, text: 'The neighborhoods we’re in most weeks.' },
  privacyLaw: '',
  story: {
    heading: 'Look first, then clean',
    lead: ${JSON.stringify(`We have cleaned furniture, carpets and mattresses in ${locality} since `)} + business.foundedYear + '.',
    paragraphs: [
      'How we work never changes: look first, tell you honestly what will come out and what won’t, and only then start.',
      'We put our prices where everyone can see them. A clean couch smells like nothing at all.',
    ],
  },
}`;
}

function spanishLocalText({ locality, county, places }: Answers): string {
  return `{
  zipCode: '${places[0]!.zipCodes.slice(0, 5)}',
  homes: 'apartamentos, casas y oficinas',
  reach: ${JSON.stringify(`Llegamos a todo ${county}.`)},
  dampDays: 'los días húmedos',
  coverage: { heading: ${JSON.stringify(`En ${locality} y sus alrededores`)}, text: 'Los vecindarios en los que andamos casi todas las semanas.' },
  privacyLaw: '',
  story: {
    heading: 'Primero revisar, luego limpiar',
    lead: ${JSON.stringify(`Limpiamos muebles, alfombras y colchones en ${locality} desde `)} + business.foundedYear + '.',
    paragraphs: [
      'Nunca cambia cómo trabajamos: primero revisamos, luego le decimos con franqueza qué va a salir y qué no, y solo entonces empezamos.',
      'Nuestros precios están a la vista de todos. Un sofá limpio no huele a nada.',
    ],
  },
}`;
}

const bookingWithin = (hours: Answers['hours']) =>
  `{ ...defaultBooking, arrivalWindows: ${JSON.stringify(windowsWithin(hours as WeekHours))} }`;
