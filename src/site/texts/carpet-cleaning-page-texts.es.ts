import type { Profile } from '#company/profile/profile.ts';
import { dryIn } from '#company/profile/visits-texts.ts';
import type { Translation } from '#kit/language/translation.ts';
import type { ServicePageContent } from './service-page-texts.ts';

export const carpetCleaning = {
  title: `Limpieza de alfombras en {city} | {businessShort}`,
  description: `Limpieza de alfombras a vapor en {allTheCounty}, en seis pasos: primero donde más se pisa, al final secado rápido. Precios claros por cuarto.`,

  hero: {
    eyebrow: 'Cuartos, escaleras y tapetes',
    heading: 'Limpieza de alfombras que empieza por donde usted pisa',
    text: (times) =>
      `Agua caliente, buena succión y más tiempo en los caminos que de verdad se usan. Paga por cuarto y ve el precio antes. Casi todas las alfombras secan en un plazo ${dryIn(times)}.`,
    quoteLabel: 'Cotizar mis cuartos',
    pictureAlt: 'Un cabezal de limpieza sobre una alfombra clara, frente a un sofá verde azulado',
  },

  prices: {
    eyebrow: 'Precios de alfombras',
    heading: 'Por cuarto, con todo y orillas',
    text: 'Un cuarto es de hasta 200 pies cuadrados, a menos que la tarjeta diga otra cosa. Movemos los muebles ligeros y los regresamos con protectores.',
    emptyTitle: 'Por ahora no hay servicios de limpieza de alfombras',
  },
  addOnsText: 'Para clósets, pasillos, muebles pesados y mascotas.',

  process: {
    eyebrow: 'Cómo trabajamos',
    heading: 'De la primera mirada a la revisión final',
    text: '“Limpieza a vapor” es como todos le dicen: el agua caliente entra y sale de inmediato con la mugre.',
    example: 'Alfombra, un cuarto',
    steps: [
      {
        icon: 'search',
        title: 'Inspección previa',
        text: 'Recorremos los cuartos con usted, anotamos desgaste, manchas y uniones flojas, y le decimos qué sale y qué ya se decoloró.',
        minutes: 10,
      },
      {
        icon: 'spray',
        title: 'Pretratamiento',
        text: 'Después de aspirar despacio, los pasos y las entradas reciben un espray que afloja grasa y hollín mientras tendemos las mangueras.',
        minutes: 20,
      },
      {
        icon: 'wand',
        title: 'Limpieza profunda a vapor',
        text: 'El agua caliente llega hasta la base y sube de inmediato. Cada pasada se encima con la anterior.',
        minutes: 45,
      },
      {
        icon: 'drop',
        title: 'Manchas',
        text: 'Lo que queda lleva su propio tratamiento: uno para el café, otro para la tinta, y paciencia para el chicle.',
        minutes: 15,
      },
      {
        icon: 'fan',
        title: 'Secado rápido',
        text: (times) =>
          `Primero pasadas en seco, luego ventiladores a ras de la alfombra. En un plazo ${dryIn(times)} ya se puede entrar con zapatos a casi todos los cuartos.`,
        minutes: 20,
      },
      {
        icon: 'check',
        title: 'Revisión final',
        text: 'Peinamos el pelo hacia un solo lado, regresamos los muebles con protectores y recorremos los cuartos otra vez con usted.',
        minutes: 10,
      },
    ],
  },

  beforeAfter: {
    eyebrow: 'Antes y después',
    heading: 'El camino que dejó de notar',
    text: 'La mugre se junta donde se camina, un tono por mes, hasta que todo el cuarto se ve como el pasillo. Mueva el control para verlo.',
    dirtyAlt: 'La alfombra antes: café y aplastada frente al sofá',
    cleanAlt: 'La misma alfombra después: pelo claro y parado bajo el cabezal',
  },
  reviews: { eyebrow: 'Clientes', heading: 'De quienes la pisan' },
  areas: 'Limpieza de alfombras',
  quote: {
    heading: 'Cuente los cuartos y vea el precio',
    text: ({ terms: { discounts } }: Profile) =>
      `Cuartos, escaleras y tapetes en un solo pedido${discounts[0] ? `; los más grandes ahorran hasta un ${discounts[0].percent}%` : ''}.`,
    label: 'Cotizar mis cuartos',
  },
} as const satisfies ServicePageContent;

export type Complete = Translation<
  typeof import('./carpet-cleaning-page-texts.ts'),
  typeof import('./carpet-cleaning-page-texts.es.ts')
>;
