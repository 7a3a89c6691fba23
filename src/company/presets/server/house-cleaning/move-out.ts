import type { CatalogRow } from '../preset.ts';

export const moveOutServices: readonly CatalogRow[] = [
  {
    title: 'Empty Studio',
    drawing: 'one-room',
    description:
      'One room with kitchen and bathroom, empty: inside cabinets, closet, oven and fridge, ready for the walk-through.',
    translations: {
      es: {
        title: 'Estudio vacío',
        summary:
          'Un cuarto con cocina y baño, vacío: por dentro de gabinetes, clóset, horno y refrigerador, listo para entregar.',
      },
    },
    price: 199,
    minutes: 120,
    optionGroup: { name: 'Size of the empty home', nameEs: 'Tamaño de la casa vacía' },
  },
  {
    title: 'Empty Home, 1 Bedroom and 1 Bath',
    drawing: 'large-room',
    description: 'Every room cleaned empty, with the inside of cabinets, closets, oven and fridge.',
    translations: {
      es: {
        title: 'Casa vacía, 1 recámara y 1 baño',
        summary: 'Todos los cuartos vacíos, con gabinetes, clósets, horno y refrigerador por dentro.',
      },
    },
    price: 249,
    minutes: 150,
    optionGroup: { name: 'Size of the empty home', nameEs: 'Tamaño de la casa vacía' },
  },
  {
    title: 'Empty Home, 2 Bedrooms and 1 Bath',
    drawing: 'two-rooms',
    description:
      'Two bedrooms, one bathroom, kitchen and living areas, inside and out, baseboards and sills included.',
    translations: {
      es: {
        title: 'Casa vacía, 2 recámaras y 1 baño',
        summary: 'Dos recámaras, un baño, cocina y sala, por dentro y por fuera, con zoclos y repisas.',
      },
    },
    price: 299,
    minutes: 180,
    optionGroup: { name: 'Size of the empty home', nameEs: 'Tamaño de la casa vacía' },
  },
  {
    title: 'Empty Home, 2 Bedrooms and 2 Baths',
    drawing: 'hallway',
    description:
      'Two bedrooms, two bathrooms, kitchen and living areas, with closets and appliances cleaned inside.',
    translations: {
      es: {
        title: 'Casa vacía, 2 recámaras y 2 baños',
        summary: 'Dos recámaras, dos baños, cocina y sala, con clósets y aparatos limpios por dentro.',
      },
    },
    price: 339,
    minutes: 210,
    optionGroup: { name: 'Size of the empty home', nameEs: 'Tamaño de la casa vacía' },
  },
  {
    title: 'Empty Home, 3 Bedrooms and 2 Baths',
    drawing: 'three-rooms',
    description: 'A family home from the front door to the laundry area, ready for keys and photos.',
    translations: {
      es: {
        title: 'Casa vacía, 3 recámaras y 2 baños',
        summary: 'Una casa familiar, desde la entrada hasta el cuarto de lavado, lista para llaves y fotos.',
      },
    },
    price: 419,
    minutes: 260,
    optionGroup: { name: 'Size of the empty home', nameEs: 'Tamaño de la casa vacía' },
  },
  {
    title: 'Empty Home, 4 Bedrooms and 3 Baths',
    drawing: 'stairs',
    description: 'Two floors, stairs and every closet, usually with a crew of three.',
    translations: {
      es: {
        title: 'Casa vacía, 4 recámaras y 3 baños',
        summary: 'Dos pisos, escaleras y todos los clósets, casi siempre con un equipo de tres.',
      },
    },
    price: 529,
    minutes: 330,
    optionGroup: { name: 'Size of the empty home', nameEs: 'Tamaño de la casa vacía' },
  },
];

export const moveOutAddOns: readonly CatalogRow[] = [
  {
    title: 'Garage, Swept',
    drawing: 'garage',
    description: 'Floor swept, cobwebs taken down, shelves wiped. One or two cars.',
    translations: {
      es: {
        title: 'Cochera, barrida',
        summary: 'Barremos, quitamos telarañas y limpiamos repisas. Uno o dos autos.',
      },
    },
    price: 60,
    minutes: 40,
  },
  {
    title: 'Blinds, Each',
    drawing: 'blinds',
    description: 'Both sides of the slats wiped by hand.',
    translations: {
      es: { title: 'Persianas, cada una', summary: 'Limpiamos a mano las tablillas por los dos lados.' },
    },
    price: 12,
    minutes: 8,
  },
  {
    title: 'Wall Marks, Each Room',
    drawing: 'wall-marks',
    description: 'Scuffs and fingerprints washed off paint that can be washed.',
    translations: {
      es: {
        title: 'Marcas en la pared, por cuarto',
        summary: 'Quitamos rayones y huellas de la pintura que se puede lavar.',
      },
    },
    price: 25,
    minutes: 20,
    unit: 'room',
  },
  {
    title: 'Empty-Home Windows, Set of 6',
    drawing: 'interior-windows',
    description: 'Six windows cleaned inside, with tracks and sills.',
    translations: {
      es: {
        title: 'Ventanas de casa vacía, juego de 6',
        summary: 'Seis ventanas por dentro, con rieles y repisas.',
      },
    },
    price: 45,
    minutes: 30,
  },
  {
    title: 'Empty Balcony or Patio',
    drawing: 'balcony',
    description: 'Swept and washed, rail wiped.',
    translations: {
      es: { title: 'Balcón o patio vacío', summary: 'Barrido y lavado, con el barandal limpio.' },
    },
    price: 25,
    minutes: 20,
  },
];
