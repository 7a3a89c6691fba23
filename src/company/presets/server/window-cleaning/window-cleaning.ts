import type { Preset, PresetCategory } from '../preset.ts';
import { windowFaqs } from './faqs.ts';
import { gutterAddOns, gutterServices } from './gutter.ts';
import { gutterPage, solarPanelPage, windowPage } from './pages.ts';
import { solarPanelAddOns, solarPanelServices } from './solar-panel.ts';
import { windowAddOns, windowServices } from './window.ts';

const window: PresetCategory = {
  slug: 'window',
  pageSlug: 'window-cleaning',
  icon: 'wand',
  drawing: 'window',
  words: {
    en: {
      name: 'Window Cleaning',
      noun: 'window',
      nouns: 'windows',
      piece: 'your windows',
      contactName: 'Window Cleaning',
    },
    es: {
      name: 'Limpieza de ventanas',
      noun: 'ventana',
      nouns: 'ventanas',
      piece: 'sus ventanas',
      contactName: 'Limpieza de ventanas',
    },
  },
  times: { visitHours: [1, 4], dryingHours: null, againMonths: [3, 6] },
  page: windowPage,
  checklist: {
    en: [
      'Count the windows with the customer',
      'Cover sills and move what stands there',
      'Wash, squeegee, dry the edges',
      'Wipe frames and sills',
      'Look through every pane from inside',
    ],
    es: [
      'Contar las ventanas con el cliente',
      'Cubrir las repisas y mover lo que haya ahí',
      'Lavar, pasar el jalador y secar las orillas',
      'Limpiar marcos y repisas',
      'Mirar cada vidrio desde adentro',
    ],
  },
  services: windowServices,
  addOns: windowAddOns,
};

const solarPanel: PresetCategory = {
  slug: 'solar-panel',
  pageSlug: 'solar-panel-cleaning',
  icon: 'star',
  drawing: 'solar-panel',
  words: {
    en: {
      name: 'Solar Panel Cleaning',
      noun: 'solar panel',
      nouns: 'solar panels',
      piece: 'your solar panels',
      contactName: 'Solar Panel Cleaning',
    },
    es: {
      name: 'Limpieza de paneles solares',
      noun: 'panel solar',
      nouns: 'paneles solares',
      piece: 'sus paneles solares',
      contactName: 'Limpieza de paneles solares',
    },
  },
  times: { visitHours: [1, 3], dryingHours: null, againMonths: [6, 12] },
  page: solarPanelPage,
  checklist: {
    en: [
      'Check roof, harness and weather',
      'Feel that the glass is cool',
      'Rinse, brush softly, rinse again',
      'Photo of the clean array',
    ],
    es: [
      'Revisar techo, arnés y clima',
      'Comprobar que el vidrio esté frío',
      'Enjuagar, cepillar suave y enjuagar otra vez',
      'Foto de los paneles limpios',
    ],
  },
  services: solarPanelServices,
  addOns: solarPanelAddOns,
};

const gutter: PresetCategory = {
  slug: 'gutter',
  pageSlug: 'gutter-cleaning',
  icon: 'leaf',
  drawing: 'gutter',
  words: {
    en: {
      name: 'Gutter Cleaning',
      noun: 'gutter',
      nouns: 'gutters',
      piece: 'your gutters',
      contactName: 'Gutter Cleaning',
    },
    es: {
      name: 'Limpieza de canaletas',
      noun: 'canaleta',
      nouns: 'canaletas',
      piece: 'sus canaletas',
      contactName: 'Limpieza de canaletas',
    },
  },
  times: { visitHours: [1.5, 3], dryingHours: null, againMonths: [6, 12] },
  page: gutterPage,
  checklist: {
    en: [
      'Set up ladders on firm ground',
      'Empty by hand into bags',
      'Flush to the downspouts',
      'Sweep up below',
      'Photos before and after',
    ],
    es: [
      'Poner las escaleras en piso firme',
      'Vaciar a mano en bolsas',
      'Enjuagar hasta las bajantes',
      'Barrer abajo',
      'Fotos de antes y después',
    ],
  },
  services: gutterServices,
  addOns: gutterAddOns,
};

/** Glass by the window, panels and gutters by size. */
export const windowCleaning: Preset = {
  categories: [window, solarPanel, gutter],
  settings: {
    pricing: { minimumOrder: '99.00' },
    discounts: [
      { aboveDollars: 400, percent: 15 },
      { aboveDollars: 200, percent: 10 },
    ],
    texts: {
      en: {
        slogan: 'Let the light back in.',
        description: 'Window cleaning priced by the window, with a price you see before you book.',
        storyHeading: 'Clear glass, clear prices',
        storyLead: 'Clean glass starts with knowing what you get and what it costs.',
        story:
          'How we work never changes: we count the windows with you, cover what stands below, wash and dry every pane, and look through each one from inside before we go.\n\nWe put our prices where everyone can see them, so you can count your windows and know the total before you call.',
      },
      es: {
        slogan: 'Deje entrar la luz otra vez.',
        description: 'Limpieza de ventanas con precio por ventana, que ve antes de reservar.',
        storyHeading: 'Vidrios claros, precios claros',
        storyLead: 'Un vidrio limpio empieza por saber qué incluye y cuánto cuesta.',
        story:
          'Siempre trabajamos igual: contamos las ventanas con usted, cubrimos lo que está debajo, lavamos y secamos cada vidrio y miramos a través de todos desde adentro antes de irnos.\n\nPonemos nuestros precios a la vista de todos, para que cuente sus ventanas y sepa el total antes de llamar.',
      },
    },
    faqs: windowFaqs,
  },
};
