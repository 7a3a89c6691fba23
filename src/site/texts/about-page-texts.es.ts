import { groupPhrases } from '#company/presets/phrases-texts.ts';
import { perGroup } from '#company/profile/cleaned-texts.ts';
import type { Claims, Profile } from '#company/profile/profile.ts';
import { statistics } from '#company/profile/statistics-texts.ts';
import type { Translation } from '#kit/language/translation.ts';
import { hoursText } from '#kit/time/time-texts.ts';

export const aboutPage = {
  title: `Quiénes somos: {business}, {city}`,
  description: `Conozca a la gente de {business}: limpiamos {pieces} en {theCounty} desde {since}.`,
  crumb: 'Nosotros',

  hero: {
    eyebrow: `Desde {since}`,
    headline: '{goodPiece} merece una segunda vida.',
    text: (profile: Profile) =>
      `Limpiamos ${whatWeClean(profile)}, en casas y negocios de ${profile.allTheCounty}. ${profile.nothingDries ? 'Un trabajo a la vez' : 'Pieza por pieza'}, y con alguien al teléfono que ha hecho este trabajo.`,
    pictureAlt: 'Un sillón color crema con un cojín coral, a la luz de una ventana',
  },

  statistics: {
    label: `{businessShort} en números`,
    list: (claims: Claims) => statistics(claims),
  },

  story: {
    eyebrow: 'Nuestra historia',
    text: ({ local }: Profile) => local.story,
    pictureAlt: 'Un atomizador, un cepillo, trapos doblados y un limón partido sobre una mesa de madera',
  },

  values: {
    eyebrow: 'En qué creemos',
    heading: 'Tres cosas en las que no cedemos',
    list: ({ replyWithinHours, terms, nothingDries }: Profile) =>
      [
        {
          icon: 'user',
          title: 'Primero, el cliente',
          text: `Un precio antes de llegar a su puerta, respuesta en menos de ${hoursText(replyWithinHours.quote)} y cubrezapatos al entrar. Si ${nothingDries ? 'algo' : 'una pieza'} no nos necesita, se lo decimos.`,
        },
        {
          icon: 'shield',
          title: terms.hasFreeReclean ? 'Calidad garantizada' : 'Calidad a la vista',
          text: `Usted revisa el resultado antes de pagar.${terms.hasFreeReclean ? ` En los primeros ${terms.recleanWithinDays} días lo limpiamos otra vez, gratis, y si eso no lo resuelve, le devolvemos lo que pagó por esa ${nothingDries ? 'parte' : 'pieza'}.` : ' Si algo no quedó bien, dígaselo al equipo ahí mismo.'}`,
        },
        {
          icon: 'sparkle',
          title: 'Siempre mejorando',
          text: nothingDries
            ? 'Precios en línea, reservas en un minuto y una calculadora que le enseña las cuentas.'
            : 'Productos que se enjuagan sin dejar rastro, máquinas que dejan menos agua y una calculadora que le enseña las cuentas.',
        },
      ] as const,
  },

  credentials: {
    license: (number: string) => `Licencia ${number}`,
    eyebrow: ({ isLicensedAndInsured }: Profile) =>
      isLicensedAndInsured ? 'Con licencia y seguro' : 'Nuestras credenciales',
    heading: 'Lo podemos comprobar',
    text: 'Pídaselo al equipo o escríbanos, y le mandamos copias antes de su visita.',
    emailLabel: 'Correo',
  },

  quote: {
    heading: 'Cuéntenos de {yourPiece}',
    text: ({ nothingDries }: Profile) =>
      `${nothingDries ? 'Elija lo que necesita' : 'Agregue sus piezas'}, vea el precio y elija un día. Nada queda reservado hasta que usted confirme.`,
    label: 'Ver mi precio',
  },
} as const;

const whatWeClean = (profile: Profile) =>
  profile.categories.some(({ contactValue }) => !Object.hasOwn(groupPhrases, contactValue))
    ? profile.pieces
    : `donde la gente ${perGroup(profile, (group, nouns) => group?.use ?? nouns)}`;

export type Complete = Translation<
  typeof import('./about-page-texts.ts'),
  typeof import('./about-page-texts.es.ts')
>;
