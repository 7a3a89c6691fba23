import type { CatalogRow } from '../preset.ts';

export const bathroomServices: readonly CatalogRow[] = [
  {
    title: 'Full Bathroom, Deep Clean',
    drawing: 'bathroom',
    description:
      'Soap scum and limescale scrubbed off tile, tub and glass, fixtures descaled, everything disinfected, floor washed by hand.',
    translations: {
      es: {
        title: 'Baño completo, limpieza profunda',
        summary:
          'Quitamos jabón y sarro de azulejo, tina y vidrio, descalcificamos las llaves, desinfectamos todo y lavamos el piso a mano.',
      },
    },
    price: 89,
    minutes: 60,
    unit: 'room',
  },
  {
    title: 'Primary Bathroom, Tub and Shower',
    drawing: 'bathtub',
    description:
      'For a large bathroom with two sinks, a tub and a separate shower, cleaned to the same detail.',
    translations: {
      es: {
        title: 'Baño principal, tina y regadera',
        summary: 'Para un baño grande con dos lavabos, tina y regadera aparte, con el mismo detalle.',
      },
    },
    price: 119,
    minutes: 80,
    unit: 'room',
  },
  {
    title: 'Half Bathroom, Deep Clean',
    drawing: 'half-bath',
    description:
      'Toilet taken apart as far as it opens, sink, mirror, walls behind them and floor washed by hand.',
    translations: {
      es: {
        title: 'Medio baño, limpieza profunda',
        summary:
          'Inodoro hasta donde se deja desarmar, lavabo, espejo, las paredes de atrás y el piso, lavados a mano.',
      },
    },
    price: 49,
    minutes: 30,
    unit: 'room',
  },
  {
    title: 'Shower Only, Tile and Glass',
    drawing: 'shower',
    description: 'Walls, pan, door, track and head of one shower freed of soap scum and mildew stains.',
    translations: {
      es: {
        title: 'Solo la regadera, azulejo y vidrio',
        summary: 'Paredes, piso, puerta, riel y cabezal de una regadera, sin jabón ni manchas de moho.',
      },
    },
    price: 69,
    minutes: 45,
  },
];

export const bathroomAddOns: readonly CatalogRow[] = [
  {
    title: 'Hard-Water Stains on Glass',
    drawing: 'hard-water',
    description:
      'Mineral spots on one shower door polished until they fade or we tell you that the glass is etched.',
    translations: {
      es: {
        title: 'Sarro en el vidrio',
        summary:
          'Pulimos el sarro de una puerta de regadera hasta que se va, o le decimos si el vidrio ya está marcado.',
      },
    },
    price: 35,
    minutes: 25,
  },
  {
    title: 'Floor Grout, Scrubbed',
    drawing: 'tile-grout',
    description: 'The grout of one bathroom floor scrubbed line by line.',
    translations: {
      es: {
        title: 'Juntas del piso, talladas',
        summary: 'Tallamos línea por línea las juntas del piso de un baño.',
      },
    },
    price: 40,
    minutes: 30,
  },
  {
    title: 'Exhaust Fan Cover',
    drawing: 'exhaust-fan',
    description: 'Cover taken down, washed and dried, dust around the motor vacuumed.',
    translations: {
      es: {
        title: 'Rejilla del extractor',
        summary: 'Bajamos la rejilla, la lavamos y secamos, y aspiramos el polvo alrededor del motor.',
      },
    },
    price: 15,
    minutes: 10,
  },
  {
    title: 'Inside Vanity and Cabinet',
    drawing: 'vanity',
    description: 'Shelves and drawers emptied, wiped and put back in order.',
    translations: {
      es: {
        title: 'Mueble y botiquín por dentro',
        summary: 'Vaciamos repisas y cajones, los limpiamos y acomodamos todo.',
      },
    },
    price: 25,
    minutes: 15,
  },
];
