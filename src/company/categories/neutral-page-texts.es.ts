import type { CategoryWords } from '#company/profile/category-words.ts';
import type { Translation } from '#kit/language/translation.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import type { PageTexts } from './neutral-page-texts.ts';

export type { PageTexts } from './neutral-page-texts.ts';

export const neutralPage = ({ name, nouns, piece }: CategoryWords): PageTexts => ({
  search: {
    title: `${name} en {city} | {businessShort}`,
    description: `${name} en {allTheCounty}, con el precio a la vista antes de reservar. Vea cuánto cuesta y elija el día en línea.`,
  },
  home: {
    text: `Limpieza cuidadosa de ${nouns}: primero revisamos, le decimos qué esperar y usamos lo que pide el material.`,
    typed: piece,
  },
  hero: {
    eyebrow: capitalized(nouns),
    heading: `${name} con precio claro`,
    text: `Cuéntenos de ${piece}, vea el precio al momento y elija el día que le convenga. De lo demás nos encargamos nosotros.`,
    button: 'Ver mi precio',
  },
  prices: {
    eyebrow: 'Precios',
    heading: 'Vea cuánto cuesta',
    text: 'Agregue lo que necesite en la calculadora. Los tiempos son lo que dura nuestra visita.',
  },
  addOns: { text: 'Trabajos pequeños que cuestan menos cuando ya estamos ahí.' },
  steps: {
    eyebrow: 'Cómo trabajamos',
    heading: 'De la primera mirada a la revisión final',
    text: 'Siempre los mismos pasos, sea cual sea el tamaño del trabajo.',
    example: '',
    steps: [
      {
        icon: 'search',
        title: 'Revisar',
        text: 'Lo vemos todo con usted, contestamos sus preguntas y le decimos qué esperar antes de empezar.',
        minutes: null,
      },
      {
        icon: 'shield',
        title: 'Preparar',
        text: 'Protegemos lo que hay alrededor y alistamos lo que pide el trabajo.',
        minutes: null,
      },
      {
        icon: 'sparkle',
        title: 'Limpiar',
        text: 'Usamos el método que conviene y le damos el tiempo que necesita.',
        minutes: null,
      },
      {
        icon: 'check',
        title: 'Revisión final',
        text: 'Revisamos el resultado con usted y dejamos todo en su lugar antes de irnos.',
        minutes: null,
      },
    ],
  },
  points: [],
  beforeAfter: {
    eyebrow: 'Antes y después',
    heading: 'Deslice para ver la diferencia',
    text: 'Mueva el control y vea lo que hicimos.',
  },
  reviews: { eyebrow: 'Clientes', heading: 'Lo que dicen nuestros clientes' },
  areas: {
    eyebrow: 'Dónde trabajamos',
    heading: `${name} en {cities} alrededor de {city}`,
    text: 'Nuestras camionetas llegan hasta {radius} millas. Escriba su código postal en la calculadora para ver si llegamos a su zona. Si no, pregúntenos de todos modos.',
  },
  closing: {
    heading: 'Vea su precio',
    text: 'Elija lo que necesita y vea el total al momento.',
    button: 'Ver mi precio',
  },
});

export type Complete = Translation<
  typeof import('./neutral-page-texts.ts'),
  typeof import('./neutral-page-texts.es.ts')
>;
