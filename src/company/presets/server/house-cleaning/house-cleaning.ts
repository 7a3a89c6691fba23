import type { Preset, PresetCategory } from '../preset.ts';
import { bathroomAddOns, bathroomServices } from './bathroom.ts';
import { houseFaqs } from './faqs.ts';
import { houseAddOns, houseServices } from './house.ts';
import { kitchenAddOns, kitchenServices } from './kitchen.ts';
import { moveOutAddOns, moveOutServices } from './move-out.ts';
import { bathroomPage, housePage, kitchenPage, moveOutPage } from './pages.ts';

const house: PresetCategory = {
  slug: 'house',
  pageSlug: 'house-cleaning',
  icon: 'sparkle',
  drawing: 'house',
  words: {
    en: {
      name: 'House Cleaning',
      noun: 'house',
      nouns: 'houses',
      piece: 'your home',
      contactName: 'House Cleaning',
    },
    es: {
      name: 'Limpieza de casas',
      noun: 'casa',
      nouns: 'casas',
      piece: 'su casa',
      contactName: 'Limpieza de casas',
    },
  },
  times: { visitHours: [1.5, 4], dryingHours: null, againMonths: null },
  page: housePage,
  checklist: {
    en: ['Dust from top to bottom', 'Wipe and polish', 'Floor last', 'Look back from the door'],
    es: [
      'Sacudir de arriba hacia abajo',
      'Limpiar y pulir',
      'El piso al final',
      'Dar un último vistazo desde la puerta',
    ],
  },
  services: houseServices,
  addOns: houseAddOns,
};

const kitchen: PresetCategory = {
  slug: 'kitchen',
  pageSlug: 'kitchen-deep-cleaning',
  icon: 'spray',
  drawing: 'kitchen',
  words: {
    en: {
      name: 'Kitchen Deep Cleaning',
      noun: 'kitchen',
      nouns: 'kitchens',
      piece: 'your kitchen',
      contactName: 'Kitchens and Bathrooms',
    },
    es: {
      name: 'Limpieza profunda de cocinas',
      noun: 'cocina',
      nouns: 'cocinas',
      piece: 'su cocina',
      contactName: 'Cocinas y baños',
    },
  },
  times: { visitHours: [1, 3], dryingHours: null, againMonths: [6, 12] },
  page: kitchenPage,
  checklist: {
    en: [
      'Check each surface for what it tolerates',
      'Degrease from the top down',
      'Rinse and wipe dry',
      'Floor last',
      'Walk through with the customer',
    ],
    es: [
      'Ver qué aguanta cada superficie',
      'Desengrasar de arriba hacia abajo',
      'Enjuagar y secar',
      'El piso al final',
      'Revisar todo con el cliente',
    ],
  },
  services: kitchenServices,
  addOns: kitchenAddOns,
};

const bathroom: PresetCategory = {
  slug: 'bathroom',
  pageSlug: 'bathroom-deep-cleaning',
  icon: 'drop',
  drawing: 'bathroom',
  words: {
    en: {
      name: 'Bathroom Deep Cleaning',
      noun: 'bathroom',
      nouns: 'bathrooms',
      piece: 'your bathroom',
      contactName: 'Kitchens and Bathrooms',
    },
    es: {
      name: 'Limpieza profunda de baños',
      noun: 'baño',
      nouns: 'baños',
      piece: 'su baño',
      contactName: 'Cocinas y baños',
    },
  },
  times: { visitHours: [1, 2.5], dryingHours: null, againMonths: [3, 6] },
  page: bathroomPage,
  checklist: {
    en: [
      'Open the window or run the fan',
      'Let the cleaner work on scum and limescale',
      'Scrub, rinse and dry',
      'Disinfect what hands touch',
      'Walk through with the customer',
    ],
    es: [
      'Abrir la ventana o prender el extractor',
      'Dejar actuar el producto sobre el sarro y el jabón',
      'Tallar, enjuagar y secar',
      'Desinfectar lo que se toca con las manos',
      'Revisar todo con el cliente',
    ],
  },
  services: bathroomServices,
  addOns: bathroomAddOns,
};

const moveOut: PresetCategory = {
  slug: 'move-out',
  pageSlug: 'move-out-cleaning',
  icon: 'vacuum',
  drawing: 'move-out',
  words: {
    en: {
      name: 'Move-Out Cleaning',
      noun: 'move-out',
      nouns: 'move-outs',
      piece: 'your empty home',
      contactName: 'Move-Out Cleaning',
    },
    es: {
      name: 'Limpieza de mudanzas',
      noun: 'mudanza',
      nouns: 'mudanzas',
      piece: 'su casa vacía',
      contactName: 'Limpieza de mudanzas',
    },
  },
  times: { visitHours: [2, 6], dryingHours: null, againMonths: null },
  page: moveOutPage,
  checklist: {
    en: [
      'Walk through empty rooms and note damage',
      'Inside cabinets, closets, oven and fridge',
      'Kitchen and bathrooms',
      'Sills, doors, switches and baseboards',
      'Floors, from the back to the door',
      'Photos for the customer',
    ],
    es: [
      'Recorrer los cuartos vacíos y anotar daños',
      'Gabinetes, clósets, horno y refrigerador por dentro',
      'Cocina y baños',
      'Repisas de ventanas, puertas, apagadores y zoclos',
      'Pisos, del fondo hacia la puerta',
      'Fotos para el cliente',
    ],
  },
  services: moveOutServices,
  addOns: moveOutAddOns,
};

/** Homes by the room, kitchens and bathrooms in depth, empty homes by their size. */
export const houseCleaning: Preset = {
  categories: [house, kitchen, bathroom, moveOut],
  settings: {
    pricing: { minimumOrder: '79.00' },
    discounts: [
      { aboveDollars: 300, percent: 15 },
      { aboveDollars: 150, percent: 10 },
    ],
    texts: {
      en: {
        slogan: 'Come home to clean.',
        description: 'House cleaning priced by the room, with a price you see before you book.',
        storyHeading: 'Clean homes, clear prices',
        storyLead: 'A clean home starts with knowing what you get and what it costs.',
        story:
          'How we work never changes: we look around with you, ask what matters most, and work through your home room by room, from the top down.\n\nWe put our prices where everyone can see them, so you can count your rooms and know the total before you call.',
      },
      es: {
        slogan: 'Llegue a una casa limpia.',
        description: 'Limpieza de casas por cuarto, con un precio que ve antes de reservar.',
        storyHeading: 'Casas limpias, precios claros',
        storyLead: 'Una casa limpia empieza por saber qué incluye y cuánto cuesta.',
        story:
          'Siempre trabajamos igual: vemos la casa con usted, preguntamos qué le importa más y limpiamos cuarto por cuarto, de arriba abajo.\n\nPonemos nuestros precios a la vista de todos, para que cuente sus cuartos y sepa el total antes de llamar.',
      },
    },
    faqs: houseFaqs,
  },
};
