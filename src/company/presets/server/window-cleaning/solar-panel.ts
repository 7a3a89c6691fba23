import type { CatalogRow } from '../preset.ts';

export const solarPanelServices: readonly CatalogRow[] = [
  {
    title: 'Solar Panels, Up to 12',
    drawing: 'solar-few',
    description:
      'One-story roof: rinsed with purified water and a soft brush, early enough that the glass is cool.',
    translations: {
      es: {
        title: 'Paneles solares, hasta 12',
        summary: 'Techo de un piso: agua purificada y cepillo suave, temprano, cuando el vidrio está frío.',
      },
    },
    price: 149,
    minutes: 60,
    optionGroup: { name: 'Number of panels', nameEs: 'Número de paneles' },
  },
  {
    title: 'Solar Panels, 13 to 20',
    drawing: 'solar-panels',
    description: 'The usual array of a Los Angeles house, frame edges and the gap below them included.',
    translations: {
      es: {
        title: 'Paneles solares, de 13 a 20',
        summary:
          'Lo que suele tener una casa en Los Ángeles, con las orillas del marco y el espacio de abajo.',
      },
    },
    price: 199,
    minutes: 85,
    optionGroup: { name: 'Number of panels', nameEs: 'Número de paneles' },
  },
  {
    title: 'Solar Panels, 21 to 30',
    drawing: 'solar-many',
    description: 'For a large roof or two sides of one, washed row by row.',
    translations: {
      es: {
        title: 'Paneles solares, de 21 a 30',
        summary: 'Para un techo grande o dos lados, lavados fila por fila.',
      },
    },
    price: 259,
    minutes: 120,
    optionGroup: { name: 'Number of panels', nameEs: 'Número de paneles' },
  },
  {
    title: 'Solar Panels, 31 to 40',
    drawing: 'solar-roof',
    description: 'For a home with an electric car, a pool, or a workshop to run.',
    translations: {
      es: {
        title: 'Paneles solares, de 31 a 40',
        summary: 'Para una casa con auto eléctrico, alberca o taller.',
      },
    },
    price: 329,
    minutes: 155,
    optionGroup: { name: 'Number of panels', nameEs: 'Número de paneles' },
  },
  {
    title: 'Solar Water Heater, One Collector',
    drawing: 'solar-heater',
    description: 'Glass of one collector washed, pipes around it wiped and looked at.',
    translations: {
      es: {
        title: 'Calentador solar, un colector',
        summary: 'Lavamos el vidrio de un colector y limpiamos y revisamos los tubos de alrededor.',
      },
    },
    price: 59,
    minutes: 30,
  },
];

export const solarPanelAddOns: readonly CatalogRow[] = [
  {
    title: 'Second-Story Roof',
    drawing: 'ladder',
    description: 'The extra time and safety gear for panels above a second floor.',
    translations: {
      es: {
        title: 'Techo de segundo piso',
        summary: 'El tiempo y el equipo de seguridad extra para paneles arriba de un segundo piso.',
      },
    },
    price: 60,
    minutes: 25,
  },
  {
    title: 'Baked-On Bird Droppings',
    drawing: 'bird',
    description: 'Soaked and lifted off without scratching the glass.',
    translations: {
      es: {
        title: 'Excremento de pájaro pegado',
        summary: 'Lo remojamos y lo despegamos sin rayar el vidrio.',
      },
    },
    price: 45,
    minutes: 30,
  },
  {
    title: 'Leaves Around the Panels',
    drawing: 'roof-leaves',
    description: 'Leaves and nests cleared from under and beside the array, bagged and taken away.',
    translations: {
      es: {
        title: 'Hojas alrededor de los paneles',
        summary: 'Sacamos hojas y nidos de abajo y de los lados, los embolsamos y nos los llevamos.',
      },
    },
    price: 55,
    minutes: 30,
  },
];
