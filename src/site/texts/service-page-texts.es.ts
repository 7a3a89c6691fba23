import type { ServiceCategory } from '#company/catalog/services.ts';
import { type Span, timesFor } from '#company/catalog/visit-times.ts';
import type { OfferedCategory } from '#company/profile/category-words.ts';
import type { Terms } from '#company/profile/company.ts';
import type { Profile } from '#company/profile/profile.ts';
import { hoursSpan, recommended } from '#company/profile/visits-texts.ts';
import type { Translation } from '#kit/language/translation.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { hoursText } from '#kit/time/time-texts.ts';
import type { Point, ServicePageContent } from './service-page-texts.ts';

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

export const neutralPage = ({ name, nouns, piece }: OfferedCategory): ServicePageContent => ({
  title: `${name} en {city} | {businessShort}`,
  description: `${name} en {allTheCounty}, con el precio a la vista antes de reservar. Vea cuánto cuesta y elija el día en línea.`,
  hero: {
    eyebrow: capitalized(nouns),
    heading: `${name} con precio claro`,
    text: `Cuéntenos de ${piece}, vea el precio al momento y elija el día que le convenga. De lo demás nos encargamos nosotros.`,
    quoteLabel: 'Ver mi precio',
    pictureAlt: 'Un tazón de bicarbonato, un limón partido y trapos doblados sobre una mesa de madera',
  },
  prices: {
    eyebrow: 'Precios',
    heading: 'Vea cuánto cuesta',
    text: 'Agregue lo que necesite en la calculadora. Los tiempos son lo que dura nuestra visita.',
    emptyTitle: `Por ahora no hay servicios de ${name.toLowerCase()}`,
  },
  addOnsText: 'Trabajos pequeños que cuestan menos cuando ya estamos ahí.',
  process: {
    eyebrow: 'Cómo trabajamos',
    heading: 'De la primera mirada a la revisión final',
    text: 'Siempre los mismos pasos, sea cual sea el tamaño del trabajo.',
    steps: [
      {
        icon: 'search',
        title: 'Revisar',
        text: 'Lo vemos todo con usted, contestamos sus preguntas y le decimos qué esperar antes de empezar.',
      },
      {
        icon: 'shield',
        title: 'Preparar',
        text: 'Protegemos lo que hay alrededor y alistamos lo que pide el trabajo.',
      },
      {
        icon: 'sparkle',
        title: 'Limpiar',
        text: 'Usamos el método que conviene y le damos el tiempo que necesita.',
      },
      {
        icon: 'check',
        title: 'Revisión final',
        text: 'Revisamos el resultado con usted y dejamos todo en su lugar antes de irnos.',
      },
    ],
  },
  beforeAfter: {
    eyebrow: 'Antes y después',
    heading: 'Deslice para ver la diferencia',
    text: 'Mueva el control y vea lo que hicimos.',
    dirtyAlt: 'Antes',
    cleanAlt: 'Después',
  },
  reviews: { eyebrow: 'Clientes', heading: 'Lo que dicen nuestros clientes' },
  areas: name,
  quote: {
    heading: 'Vea su precio',
    text: () => 'Elija lo que necesita y vea el total al momento.',
    label: 'Ver mi precio',
  },
});

export type Complete = Translation<
  typeof import('./service-page-texts.ts'),
  typeof import('./service-page-texts.es.ts')
>;
