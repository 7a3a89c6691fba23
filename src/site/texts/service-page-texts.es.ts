import type { ServiceCategory } from '#company/catalog/services.ts';
import { type Span, timesFor } from '#company/catalog/visit-times.ts';
import type { Terms } from '#company/profile/company.ts';
import type { Profile } from '#company/profile/profile.ts';
import { hoursSpan, recommended } from '#company/profile/visits-texts.ts';
import type { Translation } from '#kit/language/translation.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { hoursText } from '#kit/time/time-texts.ts';
import type { Point } from './service-page-texts.ts';

export type { Point } from './service-page-texts.ts';

export const servicePages = {
  pauseLabel: 'Pausar video',
  startingLabel: 'desde',
  quoteLabel: 'Ver mi precio',
  addLabel: 'Agregar',
  quoteFor: (title: string) => `: ${title}`,
  offLabel: (percent: number) => `${percent}% menos`,
  insteadLabel: 'en lugar de',
  minutesLabel: (minutes: number) => `unos ${minutes} min`,
  totalLabel: (minutes: number, example: string) => `${minutes} minutos para “${example}”`,
  addOnsHeading: 'Agréguelo a la misma visita',
  emptyTitle: (name: string) => `Por ahora no hay servicios de ${name.toLowerCase()}`,
  emptyText: 'Vuelva a consultar más tarde o escríbanos y le damos un precio.',
  contactLabel: 'Contáctenos',
  callLabel: (phone: string) => `Llamar al ${phone}`,
  dialLabel: (minutes: readonly number[]) =>
    `La carátula de un reloj con las ${numberWords[minutes.length]} partes de la hora: ${listed(minutes)} minutos`,
} as const;

const numberWords = ['', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];

const listed = (numbers: readonly number[]) => new Intl.ListFormat('es-US').format(numbers.map(String));

export function getFacts(
  category: ServiceCategory,
  { terms, company, isLicensedAndInsured }: Profile,
): readonly Point[] {
  const known = findEntry(company.times, category);
  const times = timesFor(company.times, category);
  const timed = (span: Span) => capitalized(hoursSpan(span));
  return [
    ...(known?.visitHours
      ? [
          {
            icon: 'clock' as const,
            title: timed(times.visitHours),
            text: 'por visita, según cuánto limpiemos',
          },
        ]
      : []),
    ...(known?.dryingHours
      ? [{ icon: 'fan' as const, title: timed(times.dryingHours), text: 'para secar, con buena ventilación' }]
      : []),
    ...(known?.againMonths
      ? [
          {
            icon: 'calendar' as const,
            title: capitalized(recommended(times)),
            text: 'es cada cuánto recomendamos una limpieza',
          },
        ]
      : []),
    ...recleanFact(terms, isLicensedAndInsured),
  ];
}

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

export const replyPromise = ({ replyWithinHours }: Profile) =>
  `Le contestamos en menos de ${hoursText(replyWithinHours.quote)}, y nada queda reservado hasta que usted confirme.`;

export function cityCount(places: Profile['places']): string {
  const { length } = places.filter(({ groups }) => groups.includes('home'));
  return `${length} ${length === 1 ? 'ciudad' : 'ciudades'}`;
}

export type Complete = Translation<
  typeof import('./service-page-texts.ts'),
  typeof import('./service-page-texts.es.ts')
>;
