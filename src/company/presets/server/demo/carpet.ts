import type { CatalogRow } from '../preset.ts';

export const carpetServices: readonly CatalogRow[] = [
  {
    title: 'Carpet, One Room',
    drawing: 'one-room',
    description:
      'Up to 200 square feet: slow vacuuming, pre-treatment of traffic lanes, hot-water extraction and speed drying. Light furniture moved and put back on pads.',
    translations: {
      es: {
        title: 'Alfombra, un cuarto',
        summary:
          'Hasta 200 pies cuadrados: aspirado lento, pretratamiento donde más se pisa, extracción con agua caliente y secado rápido. Movemos los muebles ligeros y los regresamos con protectores.',
      },
    },
    price: 120,
    minutes: 120,
  },
  {
    title: 'Carpet, Large Room',
    drawing: 'large-room',
    description:
      'Up to 300 square feet, such as an open living and dining area, with a second extraction pass over the traffic lanes.',
    translations: {
      es: {
        title: 'Alfombra, cuarto grande',
        summary:
          'Hasta 300 pies cuadrados, como una sala con comedor abierto, con una segunda pasada donde más se pisa.',
      },
    },
    price: 149,
    minutes: 150,
  },
  {
    title: 'Carpet, One Room with Pet Treatment',
    drawing: 'room-with-pet',
    description:
      'The full room service with an enzyme pre-treatment of up to four spots, found with an ultraviolet lamp.',
    translations: {
      es: {
        title: 'Alfombra, un cuarto con tratamiento para mascotas',
        summary:
          'El servicio completo de un cuarto, con enzimas en hasta cuatro manchas que encontramos con lámpara ultravioleta.',
      },
    },
    price: 145,
    minutes: 150,
  },
  {
    title: 'Wool Carpet, One Room',
    drawing: 'wool-carpet',
    description:
      'Up to 200 square feet of wool or wool blend, cleaned cooler with a neutral detergent and groomed in one direction.',
    translations: {
      es: {
        title: 'Alfombra de lana, un cuarto',
        summary:
          'Hasta 200 pies cuadrados de lana o mezcla de lana: agua menos caliente, detergente neutro y cepillado en un solo sentido.',
      },
    },
    price: 149,
    minutes: 150,
  },
  {
    title: 'Stairs, Up to 14 Steps',
    drawing: 'stairs',
    description:
      'Treads and risers cleaned by hand tool from the top down, edges and corners included, with a safe path left dry.',
    translations: {
      es: {
        title: 'Escaleras, hasta 14 escalones',
        summary:
          'Limpiamos los escalones con herramienta de mano, de arriba hacia abajo, con orillas y esquinas, y dejamos un paso seco y seguro.',
      },
    },
    price: 125,
    minutes: 120,
  },
  {
    title: 'Area Rug, Up to 8 by 10 Feet',
    drawing: 'area-rug',
    description:
      'A synthetic or wool rug cleaned where it lies, both faces vacuumed, fringe combed and the floor underneath protected.',
    translations: {
      es: {
        title: 'Tapete, hasta 8 por 10 pies',
        summary:
          'Limpiamos un tapete sintético o de lana donde está: lo aspiramos por los dos lados, peinamos los flecos y protegemos el piso.',
      },
    },
    price: 129,
    was: 149,
    minutes: 120,
  },
  {
    title: 'Carpet, Two Rooms and Hallway',
    drawing: 'two-rooms',
    description:
      'Two rooms of up to 200 square feet each and the hallway between them, with every traffic lane pre-treated.',
    translations: {
      es: {
        title: 'Alfombra, dos cuartos y pasillo',
        summary:
          'Dos cuartos de hasta 200 pies cuadrados cada uno y el pasillo que los une, con pretratamiento donde más se pisa.',
      },
    },
    price: 219,
    was: 249,
    minutes: 180,
  },
  {
    title: 'Carpet, Three Rooms',
    drawing: 'three-rooms',
    description:
      'Three rooms of up to 200 square feet each in one visit, the usual order for a move-out or a yearly clean.',
    translations: {
      es: {
        title: 'Alfombra, tres cuartos',
        summary:
          'Tres cuartos de hasta 200 pies cuadrados cada uno, en una sola visita: lo más pedido para una mudanza o la limpieza del año.',
      },
    },
    price: 299,
    was: 340,
    minutes: 240,
  },
];

export const carpetAddOns: readonly CatalogRow[] = [
  {
    title: 'Hallway or Extra Small Room',
    drawing: 'hallway',
    description: 'A hallway, nursery or office of up to 80 square feet, cleaned together with the main room.',
    translations: {
      es: {
        title: 'Pasillo o cuarto pequeño',
        summary:
          'Un pasillo, cuarto de bebé u oficina de hasta 80 pies cuadrados, junto con el cuarto principal.',
      },
    },
    price: 79,
    minutes: 40,
  },
  {
    title: 'Walk-In Closet',
    drawing: 'closet',
    description: 'Carpet of an emptied walk-in closet, edges included, up to 30 square feet.',
    translations: {
      es: {
        title: 'Vestidor',
        summary: 'La alfombra de un vestidor vacío, con orillas, hasta 30 pies cuadrados.',
      },
    },
    price: 35,
    minutes: 20,
  },
  {
    title: 'Carpet Stain Protection',
    drawing: 'stain-protection',
    description:
      'A protector sprayed and raked into one clean room, so spills stay on the surface long enough to blot.',
    translations: {
      es: {
        title: 'Protección antimanchas para alfombra',
        summary:
          'Un protector que peinamos en un cuarto limpio: el derrame se queda arriba y da tiempo de secarlo.',
      },
    },
    price: 50,
    minutes: 25,
  },
  {
    title: 'Carpet Pet Odor Treatment',
    drawing: 'pet-odor',
    description:
      'Enzyme treatment of up to four spots in one room, applied to the depth of the pad and extracted.',
    translations: {
      es: {
        title: 'Tratamiento contra olor a mascota, alfombra',
        summary: 'Enzimas en hasta cuatro manchas de un cuarto, hasta la base acolchada, y luego extracción.',
      },
    },
    price: 45,
    minutes: 30,
  },
  {
    title: 'Furniture Moving',
    drawing: 'furniture-moving',
    description:
      'Sofas, beds and bookcases in one room moved on sliders, cleaned under, and put back on moisture pads.',
    translations: {
      es: {
        title: 'Mover los muebles',
        summary:
          'Movemos sofás, camas y libreros de un cuarto sobre deslizadores, limpiamos debajo y los regresamos con protectores.',
      },
    },
    price: 30,
    minutes: 30,
  },
];
