import { createInterface } from 'node:readline/promises';
import { type Answers, checkedAnswers } from './answers.ts';

/** Asks at the terminal. Enter takes what stands in brackets; figures that only the company knows have no default. */
export async function askAnswers(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question: string, fallback?: string): Promise<string> => {
    const answer = (await terminal.question(fallback ? `${question} [${fallback}] ` : `${question} `)).trim();
    return answer || fallback || ask(question, fallback);
  };
  try {
    const name = await ask('Name of the company?');
    const locality = await ask('City?');
    return checkedAnswers({
      name,
      shortName: await ask('Short name?', name.split(' ')[0]),
      legalName: await ask('Legal name?', `${name} LLC`),
      slogan: await ask('Slogan?', 'Clean, and you can see it.'),
      foundedYear: Number(await ask('Founded in which year?')),
      locality,
      county: await ask('County?', `${locality} County`),
      region: await ask('State, two letters?'),
      state: await ask('State in full?'),
      timeZone: await ask('Time zone?', Intl.DateTimeFormat().resolvedOptions().timeZone),
      phone: await ask('Telephone, such as (503) 555-0100?'),
      email: await ask('E-mail address?'),
      radiusMiles: Number(await ask('How many miles do you drive?', '25')),
      hours: hoursOf(
        await ask('Open on weekdays from–to?', '08:00–18:00'),
        await ask('On Saturday, or "closed"?', 'closed'),
      ),
      places: await askPlaces(ask),
      claims: {
        yearsInBusiness: await ask('Years in business, such as 5+?'),
        customersServed: await ask('Customers served, such as 800+?'),
        satisfactionPercent: Number(await ask('Satisfied customers in percent?')),
        ratingOutOfFive: Number(await ask('Average rating out of five?')),
        reviewCount: await ask('From how many reviews?'),
        credentials: (await ask('Licences and certificates, with ";" between them?'))
          .split(';')
          .map((part) => part.trim()),
      },
      primary: await ask('Main colour?', '#1f4e79'),
      accent: await ask('Colour of the main button?', '#ffb92e'),
    });
  } finally {
    terminal.close();
  }
}

async function askPlaces(
  ask: (question: string, fallback?: string) => Promise<string>,
): Promise<Answers['places']> {
  const places: Answers['places'] = [];
  for (;;) {
    const line = await ask(
      'A place with its ZIP codes, such as Salem: 97301–97306 97317',
      places.length > 0 ? 'no more' : undefined,
    );
    if (line === 'no more') return places;
    const [name = '', zipCodes = ''] = line.split(':');
    places.push({ name: name.trim(), zipCodes: zipCodes.trim().replaceAll(',', ' ').replace(/\s+/g, ' ') });
  }
}

function hoursOf(weekdays: string, saturday: string): Answers['hours'] {
  const day = (number: number, range: string) => {
    const [opens = '', closes = ''] = range.split(/[–-]/).map((part) => part.trim());
    return { day: number, opens, closes };
  };
  const week = [1, 2, 3, 4, 5].map((number) => day(number, weekdays));
  return saturday === 'closed' ? week : [...week, day(6, saturday)];
}
