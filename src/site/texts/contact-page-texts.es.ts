import type { Profile } from '#company/profile/profile.ts';
import type { Translation } from '#kit/language/translation.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { hoursText } from '#kit/time/time-texts.ts';

export const contactPage = {
  title: `Contacto: {business} en {city}`,
  description: ({ replyWithinHours }: Profile) =>
    `Pida una cotización gratis por formulario, correo o teléfono. Le contesta una persona en menos de ${hoursText(replyWithinHours.contact)}. Trabajamos en {allTheCounty}.`,
  crumb: 'Contacto',

  hero: {
    eyebrow: 'Contacto',
    headline: 'Cuéntenos qué ha vivido {yourPiece}.',
    text: 'Vino tinto, un cachorro nuevo, once años de noches de película: hemos visto cosas peores. Escríbanos unas líneas y le contesta alguien que se dedica a limpiar.',
  },

  email: {
    heading: 'Escríbanos',
    label: ({ terms, replyWithinHours }: Profile) =>
      terms.hasEmergencyVisits ? 'Contestamos 24/7' : `En ${hoursText(replyWithinHours.contact)}`,
    text: ({ nothingDries }: Profile) =>
      `Escriba a cualquier hora. Una foto${nothingDries ? '' : ' de la mancha'} ayuda mucho.`,
  },

  phone: ({ terms }: Profile) =>
    terms.hasEmergencyVisits
      ? 'En horario de atención; si se le metió el agua, a cualquier hora.'
      : 'En horario de atención.',

  hours: { heading: 'Horario de atención' },

  location: {
    heading: 'Dónde estamos',
    headquartersLabel: 'Sede',
    headquarters: ({ county }: Profile) => capitalized(county),
    radiusLabel: 'Zona de servicio',
    radius: ({ radiusMiles }: Profile) => `${radiusMiles} millas a la redonda`,
  },

  coverage: {
    eyebrow: 'Zona de cobertura',
    text: ({ local }: Profile) => local.coverage,
  },

  whyChoose: {
    eyebrow: 'Por qué elegirnos',
    heading: 'Lo que le prometemos',
    pictureAlt: 'Un love seat color óxido con cojines claros junto a una planta alta, con luz de mañana',
    points: ({
      claims,
      replyWithinHours,
      terms,
      city,
      foundedYear,
      isLicensedAndInsured,
      nothingDries,
    }: Profile) => [
      {
        title: 'Le contesta una persona',
        text: `En menos de ${hoursText(replyWithinHours.contact)} si nos escribe, y en menos de ${hoursText(replyWithinHours.quote)} si cotiza en la calculadora.`,
      },
      {
        title: 'El precio se respeta',
        text: `Lo que cotizamos es lo que paga. Si ${nothingDries ? 'el trabajo no es como nos lo' : 'la pieza no es como nos la'} describió, se lo decimos antes de empezar.`,
      },
      ...(isLicensedAndInsured
        ? [
            {
              title: 'Con licencia y seguro',
              text: 'En cada visita, en casas y en negocios.',
            },
          ]
        : []),
      {
        title: 'Siempre suaves',
        text: 'Productos no tóxicos y sin fragancia, bien enjuagados. Para casas con niños, mascotas y pies descalzos.',
      },
      ...(terms.hasFreeReclean
        ? [
            {
              title: 'Segunda limpieza gratis',
              text: `Avísenos en los primeros ${terms.recleanWithinDays} días. Si la segunda visita no lo resuelve, le devolvemos lo de esa ${nothingDries ? 'parte' : 'pieza'}.`,
            },
          ]
        : []),
      {
        title: `Aquí desde ${foundedYear}`,
        text: `${claims.customersServed ? `${claims.customersServed} clientes` : 'Limpiamos'} en ${city} y sus alrededores.`,
      },
    ],
  },

  quote: {
    heading: '¿Quiere un precio ahora mismo?',
    text: 'La calculadora va sumando {pieces} con cada toque.',
    label: 'Ver mi precio',
  },
} as const;

export type Complete = Translation<
  typeof import('./contact-page-texts.ts'),
  typeof import('./contact-page-texts.es.ts')
>;
