import { getTimes, hasTime, isDrySameDay } from '#company/catalog/visit-times.ts';
import { careLabeled, fiberTested } from '#company/presets/phrases-texts.ts';
import type { OfferedCategory } from '#company/profile/category-words.ts';
import type { Claims, Profile } from '#company/profile/profile.ts';
import { statistics } from '#company/profile/statistics-texts.ts';
import { dryIn } from '#company/profile/visits-texts.ts';
import type { Translation } from '#kit/language/translation.ts';
import { wholePhones } from '#kit/text/phone.ts';
import { hoursText } from '#kit/time/time-texts.ts';
import type { TrustPoint } from './home-page-texts.ts';

export type { TrustPoint } from './home-page-texts.ts';

export const homePage = {
  title: `Limpieza de {titleKinds} en {city}`,
  description: `Limpieza de {pieces} en {allTheCounty}. Productos no tóxicos y un precio que ve antes de que toquemos a su puerta.`,

  hero: {
    eyebrow: `En {theCounty} desde {since}`,
    headline: '{slogan}',
    text: 'Limpieza profunda y sin tóxicos para {pieces}. Vea su precio antes de que lleguemos.',
    typedLead: 'Limpieza profunda para',
    pauseLabel: 'Pausar la animación del texto',
    pictureAlt: 'Un sofá color crema en una sala luminosa, con la luz de la mañana en la pared',
  },

  estimator: {
    from: (price: string) => `desde ${price}`,
    fromLead: 'desde',
    heading: 'Vea su precio en 20 segundos',
    choiceLabel: '¿Qué quiere limpiar?',
    zipLabel: 'Código postal',
    zipPlaceholder: `p. ej. {zipCode}`,
    zipHint: `Cinco dígitos, como {zipCode}`,
    submitLabel: 'Ver mi precio',
    note: 'Sin cuenta y sin compromiso. Nada queda reservado hasta que usted confirme.',
  },

  trustPoints: ({
    terms,
    company,
    piece,
    isLicensedAndInsured,
    license,
    nothingDries,
  }: Profile): readonly TrustPoint[] => [
    {
      icon: 'tag',
      title: 'Primero, su precio',
      text: `Arme su propia cotización, hasta ${piece.lastPiece}. No hace falta una visita para saber cuánto es.`,
    },
    {
      icon: 'leaf',
      title: 'Productos suaves',
      text: 'No tóxicos, sin fragancia y bien enjuagados. Para casas con niños, mascotas y pies descalzos.',
    },
    {
      icon: 'clock',
      ...(hasTime(company, 'dryingHours')
        ? {
            title: isDrySameDay(getTimes(company)) ? 'Seco el mismo día' : 'Con poca agua',
            text: `Casi todo seca en un plazo ${dryIn(getTimes(company))}. Si tenemos lugar, vamos el mismo día.`,
          }
        : {
            title: 'Visitas el mismo día',
            text: 'Llame en la mañana: si hay lugar, vamos el mismo día.',
          }),
    },
    {
      icon: 'shield',
      title: isLicensedAndInsured
        ? 'Con licencia y seguro'
        : terms.hasFreeReclean
          ? 'Segunda limpieza gratis'
          : 'Usted revisa el resultado',
      text: `${isLicensedAndInsured ? `${license ? `Licencia ${license}. ` : ''}En cada visita. ` : ''}${
        terms.hasFreeReclean
          ? `¿No quedó a su gusto? Avísenos en los primeros ${terms.recleanWithinDays} días y lo limpiamos otra vez, gratis.`
          : `Revisamos ${nothingDries ? 'todo' : 'cada pieza'} con usted antes de que pague.`
      }`,
    },
  ],

  services: {
    eyebrow: 'Qué limpiamos',
    heading: ({ categories }: Profile) => {
      if (!categories.every(isWorn)) return 'Lo que podemos hacer por usted';
      const count = numberWords[categories.length];
      return count ? `Las ${count} cosas que más se usan en casa` : 'Lo que más se usa en casa';
    },
    text: ({ categories }: Profile) =>
      categories.some(({ slug }) => careLabeled.includes(slug))
        ? 'Cada tela lleva su método. Leemos la etiqueta y probamos en una parte que no se ve antes de sacar la máquina.'
        : categories.some(({ slug }) => fiberTested.includes(slug))
          ? 'Cada fibra lleva su método. Probamos en una parte que no se ve antes de sacar la máquina.'
          : 'Vea cuánto cuesta cada servicio antes de reservar y elija el día que le convenga.',
    linkLabel: ({ nouns }: OfferedCategory) => `Ver precios de ${nouns}`,
  },

  beforeAfter: {
    eyebrow: 'Antes y después',
    heading: 'Deslice para ver la diferencia',
    text: 'La grasa de la piel, el café y el polvo se juntan tan despacio que uno ni los nota. Mueva el control y vea qué hay debajo.',
    dirtyAlt: 'La sala antes: manchas en el seccional y en el tapete',
    cleanAlt: 'La misma sala después: un seccional verde pálido y un tapete claro',
  },

  whyChooseUs: {
    eyebrow: `Por qué {businessShort}`,
    heading: 'Trabajo cuidadoso, precios claros',
    text: ({ company, city, foundedYear, local }: Profile) =>
      `Limpiamos hogares en ${city} desde ${foundedYear}: ${local.homes}. Siempre trabajamos igual: primero revisamos, le decimos con franqueza qué ${
        hasTime(company, 'dryingHours')
          ? 'va a salir, limpiamos y lo dejamos más seco de lo que usted espera.'
          : 'esperar, limpiamos con cuidado y revisamos el resultado con usted.'
      }`,
    statistics: ({ yearsInBusiness, ...claims }: Claims) => [
      ...statistics(claims),
      ...statistics({ yearsInBusiness }),
    ],
    pictureAlt: 'Un cabezal de limpieza abre una franja clara en una alfombra gastada',
  },

  testimonials: { eyebrow: 'Clientes', heading: 'Lo que dicen nuestros clientes' },

  faq: {
    eyebrow: 'Conviene saberlo',
    heading: 'Antes de la primera limpieza',
    askLead: '¿Tiene otra pregunta? Llame al',
  },

  articles: {
    eyebrow: 'Del blog',
    heading: 'Para que siga limpio entre visitas',
    allLabel: 'Ver todos los artículos',
  },

  areas: {
    eyebrow: 'Dónde trabajamos',
    heading: ({ radiusMiles, city }: Profile) => `A ${radiusMiles} millas a la redonda de ${city}`,
    text: `{reach} Vea si llegamos a su zona.`,
    checkLabel: 'Revisar mi zona',
  },

  contact: {
    eyebrow: 'Hable con nosotros',
    heading: 'Cotización gratis, en línea o por teléfono',
    text: ({ phone, replyWithinHours, terms }: Profile) =>
      `Arme su cotización en la calculadora y le contestamos en menos de ${hoursText(replyWithinHours.quote)}, o llame al ${wholePhones(phone.display)} en horario de atención.${terms.hasEmergencyVisits ? ' Si se le metió el agua, llame a cualquier hora.' : ''}`,
    estimateLabel: 'Ver mi precio',
    callLabel: 'Llamar ahora',
    hoursHeading: 'Horario de atención',
    pictureAlt: 'Un tazón con bicarbonato, un limón partido y trapos doblados sobre una mesa de madera',
  },
} as const;

const numberWords = ['', '', '', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];

const isWorn = ({ slug }: OfferedCategory) => [...careLabeled, ...fiberTested].includes(slug);

export type Complete = Translation<
  typeof import('./home-page-texts.ts'),
  typeof import('./home-page-texts.es.ts')
>;
