import { createInterface } from 'node:readline/promises';
import * as z from 'zod/mini';
import { languages } from '#kit/language/language.ts';
import { type Answers, answersSchema, daySchema, placeSchema } from './answers.ts';

interface Choice<Value> {
  /** Shown in brackets; Enter accepts it. */
  fallback?: string | undefined;
  /** Converts the typed text to the answer's value. */
  read?: (typed: string) => unknown;
  schema: z.ZodMiniType<Value>;
}

type Ask = <Value>(question: string, choice: Choice<Value>) => Promise<Value>;

/** Asks at the terminal and repeats each question until its answer is valid. Figures that only the company knows have no default. */
export async function askAnswers(
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<Answers> {
  const terminal = createInterface({ input, output });
  // Buffers lines that a pipe delivers before they are asked for.
  const lines = terminal[Symbol.asyncIterator]();
  const ask: Ask = async (question, { fallback, read = (typed) => typed, schema }) => {
    for (;;) {
      const prompt = fallback ? `${question} [${fallback}] ` : `${question} `;
      // Written here, since a pipe may end before its last line is read; the prompt is set for readers who edit the line.
      terminal.setPrompt(prompt);
      output.write(prompt);
      const { value, done } = await lines.next();
      if (done) throw new Error('The answers ended before the questions did. Nothing was written.');
      const typed = value.trim() || fallback;
      if (!typed) continue;
      const { success, data, error } = schema.safeParse(read(typed));
      if (success) return data;
      output.write(`${error.issues[0]?.message}\n`);
    }
  };
  try {
    return await askAll(ask);
  } finally {
    terminal.close();
  }
}

async function askAll(ask: Ask): Promise<Answers> {
  const { shape } = answersSchema;
  const name = await ask('Name of the company?', { schema: shape.name });
  const locality = await ask('City?', { schema: shape.locality });
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    name,
    shortName: await ask('Short name?', { fallback: name.split(' ')[0], schema: shape.shortName }),
    legalName: await ask('Legal name?', { fallback: `${name} LLC`, schema: shape.legalName }),
    slogan: await ask('Slogan?', { fallback: 'Clean, and you can see it.', schema: shape.slogan }),
    foundedYear: await ask('Founded in which year?', { read: Number, schema: shape.foundedYear }),
    locality,
    county: await ask('County?', { fallback: `${locality} County`, schema: shape.county }),
    region: await ask('State, two letters?', { schema: shape.region }),
    languages: await ask(`Languages of the site: en, or ${languages.join(' ')}?`, {
      fallback: 'en',
      read: (list) => list.split(/[\s,]+/),
      schema: shape.languages,
    }),
    timeZone: await ask('Time zone?', { fallback: here, schema: shape.timeZone }),
    phone: await ask('Phone, such as (503) 555-0100?', { schema: shape.phone }),
    email: await ask('Email address?', { schema: shape.email }),
    radiusMiles: await ask('How many miles do you drive?', {
      fallback: '25',
      read: Number,
      schema: shape.radiusMiles,
    }),
    hours: [
      ...(await ask('Open on weekdays from–to?', {
        fallback: '08:00–18:00',
        read: (range) => getHours([1, 2, 3, 4, 5], range),
        schema: shape.hours,
      })),
      ...(await ask('On Saturday, or "closed"?', {
        fallback: 'closed',
        read: (range) => getHours([6], range),
        schema: z.array(daySchema),
      })),
    ],
    places: await askPlaces(ask),
    claims: await askClaims(ask),
    primary: await ask('Main color?', { fallback: '#1f4e79', schema: shape.primary }),
    accent: await ask('Main button color?', { fallback: '#ffb92e', schema: shape.accent }),
  };
}

const getHours = (days: readonly number[], range: string) => {
  if (range === 'closed') return [];
  const [opens = '', closes = ''] = range.split(/[–-]/).map((part) => part.trim());
  return days.map((day) => ({ day, opens, closes }));
};

async function askPlaces(ask: Ask): Promise<Answers['places']> {
  const places: Answers['places'] = [];
  for (;;) {
    const place = await ask('A place with its ZIP codes, such as Salem: 97301–97306 97317', {
      fallback: places.length > 0 ? noMore : undefined,
      read: (line) => (line === noMore ? null : getPlace(line)),
      schema: z.nullable(placeSchema),
    });
    if (place === null) return places;
    places.push(place);
  }
}

const noMore = 'no more';

function getPlace(line: string) {
  const [name = '', zipCodes = ''] = line.split(':');
  return { name, zipCodes: zipCodes.replaceAll(',', ' ').replace(/\s+/g, ' ').trim() };
}

async function askClaims(ask: Ask): Promise<Answers['claims']> {
  const { shape } = answersSchema.shape.claims;
  return {
    yearsInBusiness: await ask('Years in business, such as 5+?', { schema: shape.yearsInBusiness }),
    customersServed: await ask('Customers served, such as 800+?', { schema: shape.customersServed }),
    satisfactionPercent: await ask('Satisfied customers in percent?', {
      read: Number,
      schema: shape.satisfactionPercent,
    }),
    ratingOutOfFive: await ask('Average rating out of five?', {
      read: Number,
      schema: shape.ratingOutOfFive,
    }),
    reviewCount: await ask('From how many reviews?', { schema: shape.reviewCount }),
    credentials: await ask('Licenses and certificates, with ";" between them?', {
      read: (list) => list.split(';'),
      schema: shape.credentials,
    }),
  };
}
