import type { Translation } from '#kit/language/translation.ts';
import type { LocalText } from './local-texts.ts';

export type { LocalText } from './local-texts.ts';

export const localText: LocalText | null = {
  homes: 'apartamentos en Koreatown, casas en el Valle y lofts llenos de polvo en el centro',
  reach: 'De Santa Mónica a Arcadia, y al norte hasta el valle de Santa Clarita.',
  dampDays: 'las mañanas con neblina cerca de la costa',
  coverage: {
    heading: 'Del valle de Santa Clarita al paso de Cahuenga',
    text: 'Andamos por estos vecindarios casi todas las semanas. En el mapa está el resto, desde la playa hasta El Monte.',
  },
  story: {
    about: 'couch',
    heading: 'Todo empezó con un sofá que nadie quería tirar',
    lead: 'En {since}, una vecina de Burbank estaba por sacar su sofá a la banqueta. Había sido de su mamá, tenía color de té aguado y en dos tiendas le habían dicho que mejor comprara otro.',
    paragraphs: [
      'Nosotros teníamos una máquina de extracción usada y el sábado libre. Para la tarde, el agua ya salía limpia y resultó que el sofá era amarillo. Como todavía estaba húmedo, ella se sentó en el piso, a un lado, y le llamó a su hermana. Su hermana también tenía un sofá.',
      'Así nos sigue encontrando la mayoría de la gente. Hoy tenemos más máquinas, camionetas con nuestro nombre y un equipo que lleva en esto más años de los que quiere confesar. Lo que no ha cambiado es cómo trabajamos: primero revisamos, luego le decimos con franqueza qué manchas salen y cuáles no, y solo entonces empezamos.',
      'Nuestros precios están a la vista de todos, porque a nadie le gusta que un desconocido le revise la sala antes de decirle un número. Y no usamos perfumes: un sofá limpio no huele a nada.',
    ],
  },
};

export const neutralText: LocalText = {
  homes: 'apartamentos, casas y oficinas',
  reach: 'Llegamos a {allTheCounty}.',
  dampDays: 'los días húmedos',
  coverage: {
    heading: 'En {city} y sus alrededores',
    text: 'Los vecindarios en los que andamos casi todas las semanas.',
  },
  story: {
    heading: 'Primero revisar, luego limpiar',
    lead: 'Limpiamos {pieces} en {city} desde {since}.',
    paragraphs: [
      'Nunca cambia cómo trabajamos: primero revisamos, luego le decimos con franqueza qué manchas salen y cuáles no, y solo entonces empezamos.',
      'Nuestros precios están a la vista de todos. {cleanPiece} no huele a nada.',
    ],
  },
};

export type Complete = Translation<typeof import('./local-texts.ts'), typeof import('./local-texts.es.ts')>;
