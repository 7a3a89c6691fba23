import type { CatalogRow } from '../preset.ts';

export const kitchenServices: readonly CatalogRow[] = [
  {
    title: 'Small Kitchen, Deep Clean',
    drawing: 'galley-kitchen',
    description:
      'For a galley or apartment kitchen: counters, cabinet fronts, backsplash, sink, stovetop and floor degreased by hand.',
    translations: {
      es: {
        title: 'Cocina chica, limpieza profunda',
        summary:
          'Para cocinas de departamento: desengrasamos a mano cubiertas, frentes de gabinetes, salpicadero, tarja, estufa y piso.',
      },
    },
    price: 109,
    minutes: 75,
    optionGroup: { name: 'Size of your kitchen', nameEs: 'Tamaño de su cocina' },
  },
  {
    title: 'Kitchen, Deep Clean',
    drawing: 'kitchen',
    description:
      'For the kitchen of a house: every surface degreased by hand, including the tops of cabinets and behind what moves.',
    translations: {
      es: {
        title: 'Cocina, limpieza profunda',
        summary:
          'Para la cocina de una casa: desengrasamos a mano todas las superficies, hasta arriba de los gabinetes y detrás de lo que se mueve.',
      },
    },
    price: 149,
    minutes: 100,
    optionGroup: { name: 'Size of your kitchen', nameEs: 'Tamaño de su cocina' },
  },
  {
    title: 'Large Kitchen with Island, Deep Clean',
    drawing: 'kitchen-island',
    description:
      'For an open kitchen with an island or a breakfast bar, with the stools and the lamps above it.',
    translations: {
      es: {
        title: 'Cocina grande con isla, limpieza profunda',
        summary: 'Para una cocina abierta con isla o desayunador, con los bancos y las lámparas de arriba.',
      },
    },
    price: 189,
    minutes: 130,
    optionGroup: { name: 'Size of your kitchen', nameEs: 'Tamaño de su cocina' },
  },
  {
    title: 'Oven and Stovetop',
    drawing: 'inside-oven',
    description:
      'Oven walls, door and racks, burners, grates and knobs: baked-on grease soaked, scraped and wiped away.',
    translations: {
      es: {
        title: 'Horno y estufa',
        summary:
          'Paredes, puerta y parrillas del horno, quemadores y perillas: remojamos, raspamos y quitamos la grasa pegada.',
      },
    },
    price: 75,
    minutes: 50,
  },
  {
    title: 'Refrigerator, Inside and Out',
    drawing: 'inside-fridge',
    description:
      'Emptied with you, shelves and seals washed, coils and floor behind it vacuumed where it can be moved.',
    translations: {
      es: {
        title: 'Refrigerador, por dentro y por fuera',
        summary: 'Lo vaciamos con usted, lavamos repisas y empaques, y aspiramos detrás si se puede mover.',
      },
    },
    price: 60,
    minutes: 40,
  },
  {
    title: 'Cabinets, Inside and Out',
    drawing: 'kitchen-cabinets',
    description: 'For emptied cabinets: shelves, drawers, fronts, edges and handles washed.',
    translations: {
      es: {
        title: 'Gabinetes, por dentro y por fuera',
        summary: 'Para gabinetes vacíos: lavamos repisas, cajones, frentes, orillas y jaladeras.',
      },
    },
    price: 110,
    minutes: 75,
  },
];

export const kitchenAddOns: readonly CatalogRow[] = [
  {
    title: 'Range Hood and Filters',
    drawing: 'range-hood',
    description: 'Filters soaked and scrubbed, hood degreased inside as far as a hand reaches.',
    translations: {
      es: {
        title: 'Campana y filtros',
        summary:
          'Remojamos y tallamos los filtros, y desengrasamos la campana por dentro hasta donde alcanza la mano.',
      },
    },
    price: 35,
    minutes: 25,
  },
  {
    title: 'Dishwasher Seals and Filter',
    drawing: 'dishwasher',
    description: 'Filter rinsed, seals and door edges cleaned, and a hot cycle started.',
    translations: {
      es: {
        title: 'Filtro y empaques del lavavajillas',
        summary:
          'Enjuagamos el filtro, limpiamos empaques y orillas de la puerta, y ponemos un ciclo caliente.',
      },
    },
    price: 25,
    minutes: 15,
  },
  {
    title: 'Backsplash Grout',
    drawing: 'tile-grout',
    description: 'Grout lines behind stove and sink scrubbed with a small brush.',
    translations: {
      es: {
        title: 'Juntas del salpicadero',
        summary: 'Tallamos con cepillo chico las juntas detrás de la estufa y la tarja.',
      },
    },
    price: 45,
    minutes: 35,
  },
  {
    title: 'Pantry Shelves',
    drawing: 'pantry',
    description: 'Shelves emptied one by one, wiped, and everything put back in order.',
    translations: {
      es: {
        title: 'Repisas de la alacena',
        summary: 'Vaciamos repisa por repisa, las limpiamos y acomodamos todo otra vez.',
      },
    },
    price: 40,
    minutes: 30,
  },
];
