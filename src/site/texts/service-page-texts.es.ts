import type { ServiceCategory } from '#company/catalog/services.ts';
import type { Terms } from '#company/profile/company.ts';
import type { Profile } from '#company/profile/profile.ts';
import { hoursSpan, recommended } from '#company/profile/visits-texts.ts';
import type { Translation } from '#kit/language/translation.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { hoursText } from '#kit/time/time-texts.ts';
import type { Point } from './service-page-texts.ts';

export type { Point, ServicePageContent } from './service-page-texts.ts';

export const servicePages = {
  caption: 'Ilustración',
  pauseLabel: 'Pausar video',
  startingLabel: 'desde',
  quoteLabel: 'Cotizar',
  quoteFor: (title: string) => `: ${title}`,
  offLabel: (percent: number) => `${percent}% menos`,
  insteadLabel: 'en lugar de',
  minutesLabel: (minutes: number) => `unos ${minutes} min`,
  totalLabel: (minutes: number, example: string) => `${minutes} minutos para “${example}”`,
  addOnsHeading: 'Agréguelo a la misma visita',
  emptyText: 'Vuelva a consultar más tarde o escríbanos y le damos un precio.',
  contactLabel: 'Contáctenos',
} as const;

export const getFacts = (
  category: ServiceCategory,
  { terms, company, isLicensedAndInsured }: Profile,
): readonly Point[] => [
  {
    icon: 'clock',
    title: capitalized(hoursSpan(company.times[category].visitHours)),
    text: 'por visita, según cuánto limpiemos',
  },
  {
    icon: 'fan',
    title: capitalized(hoursSpan(company.times[category].dryingHours)),
    text: 'para secar, con buena ventilación',
  },
  {
    icon: 'calendar',
    title: capitalized(recommended(company.times[category])),
    text: 'es cada cuánto recomendamos una limpieza',
  },
  ...recleanFact(terms, isLicensedAndInsured),
];

function recleanFact(
  { hasFreeReclean, recleanWithinDays }: Terms,
  isLicensedAndInsured: boolean,
): readonly Point[] {
  const insured = isLicensedAndInsured ? ' Con licencia y seguro.' : '';
  if (hasFreeReclean) {
    const text = `si nos avisa en los primeros ${recleanWithinDays} días.${insured}`;
    return [{ icon: 'shield', title: 'Segunda limpieza gratis', text }];
  }
  return insured ? [{ icon: 'shield', title: 'Con licencia y seguro', text: 'en cada visita' }] : [];
}

export const getAreas = (what: string, { places, radiusMiles, city }: Profile) => ({
  eyebrow: 'Dónde trabajamos',
  heading: `${what} en ${cityCount(places)} alrededor de ${city}`,
  text: `Nuestras camionetas llegan hasta ${radiusMiles} millas. Escriba su código postal en la calculadora para ver si llegamos a su zona. Si no, pregúntenos de todos modos.`,
});

export const replyPromise = ({ replyWithinHours }: Profile) =>
  `Le contestamos en un máximo de ${hoursText(replyWithinHours.quote)}, y nada queda reservado hasta que usted confirme.`;

function cityCount(places: Profile['places']): string {
  const { length } = places.filter(({ groups }) => groups.includes('home'));
  return `${length} ${length === 1 ? 'ciudad' : 'ciudades'}`;
}

export type Complete = Translation<
  typeof import('./service-page-texts.ts'),
  typeof import('./service-page-texts.es.ts')
>;
