import type { CatalogRow } from '../preset.ts';

export const gutterServices: readonly CatalogRow[] = [
  {
    title: 'Gutters, One-Story House',
    drawing: 'gutter',
    description: 'Up to 150 feet of gutters emptied by hand, bagged, and flushed until the water runs free.',
    translations: {
      es: {
        title: 'Canaletas, casa de un piso',
        summary:
          'Hasta 150 pies de canaleta: la vaciamos a mano, embolsamos y enjuagamos hasta que el agua corra.',
      },
    },
    price: 169,
    minutes: 90,
    optionGroup: { name: 'Height of the house', nameEs: 'Altura de la casa' },
  },
  {
    title: 'Gutters, Two-Story House',
    drawing: 'gutter-two-story',
    description: 'Up to 200 feet on two floors, with ladder stabilizers that keep off the gutter.',
    translations: {
      es: {
        title: 'Canaletas, casa de dos pisos',
        summary: 'Hasta 200 pies en dos pisos, con escaleras que no se apoyan en la canaleta.',
      },
    },
    price: 249,
    minutes: 140,
    optionGroup: { name: 'Height of the house', nameEs: 'Altura de la casa' },
  },
  {
    title: 'Gutters, Townhouse',
    drawing: 'townhouse',
    description: 'Front and back of one unit, up to 60 feet.',
    translations: {
      es: {
        title: 'Canaletas, casa en hilera',
        summary: 'Frente y parte de atrás de una unidad, hasta 60 pies.',
      },
    },
    price: 129,
    minutes: 70,
  },
  {
    title: 'Gutters, Detached Garage',
    drawing: 'garage',
    description: 'The gutters of a garage or back house, on the same visit or alone.',
    translations: {
      es: {
        title: 'Canaletas, cochera separada',
        summary: 'Las canaletas de una cochera o casa de atrás, en la misma visita o aparte.',
      },
    },
    price: 69,
    minutes: 35,
  },
];

export const gutterAddOns: readonly CatalogRow[] = [
  {
    title: 'Downspout Flush, Each',
    drawing: 'downspout',
    description: 'One downspout rinsed from the top, and cleared where it is blocked.',
    translations: {
      es: {
        title: 'Bajante, cada una',
        summary: 'Enjuagamos una bajante desde arriba y la destapamos si hace falta.',
      },
    },
    price: 18,
    minutes: 10,
  },
  {
    title: 'Gutter Guards Off and On',
    drawing: 'gutter-guard',
    description: 'Guards along one side of the house taken off, rinsed, and fastened again.',
    translations: {
      es: {
        title: 'Quitar y poner protectores',
        summary: 'Quitamos los protectores de un lado de la casa, los enjuagamos y los fijamos otra vez.',
      },
    },
    price: 65,
    minutes: 45,
  },
  {
    title: 'Outside of the Gutters',
    drawing: 'gutter-outside',
    description: 'Dirt streaks washed off the faces of the gutters by hand.',
    translations: {
      es: {
        title: 'Canaletas por fuera',
        summary: 'Lavamos a mano las manchas del frente de las canaletas.',
      },
    },
    price: 95,
    minutes: 60,
  },
  {
    title: 'Leaves in Roof Valleys',
    drawing: 'roof-leaves',
    description: 'Leaves and pine needles cleared where two roof slopes meet.',
    translations: {
      es: {
        title: 'Hojas en las limahoyas',
        summary: 'Quitamos hojas y agujas de pino donde se juntan dos aguas del techo.',
      },
    },
    price: 75,
    minutes: 40,
  },
  {
    title: 'Loose Bracket, Each',
    drawing: 'bracket',
    description: 'One gutter bracket tightened or screwed on again.',
    translations: {
      es: { title: 'Soporte flojo, cada uno', summary: 'Apretamos o volvemos a atornillar un soporte.' },
    },
    price: 12,
    minutes: 8,
  },
];
