import type { PresetCategory } from '../preset.ts';

type Page = PresetCategory['page'];

const steps = {
  en: {
    eyebrow: 'How it works',
    heading: 'Room by room, from the top down',
    text: 'The same order in every home, so nothing is forgotten.',
    steps: [
      {
        icon: 'search',
        title: 'Look around',
        text: 'You show us the rooms and tell us what matters most, and what to leave alone.',
      },
      { icon: 'wind', title: 'Dust', text: 'From the top down, so nothing falls on what is already clean.' },
      {
        icon: 'spray',
        title: 'Wash',
        text: 'Kitchen and bathrooms get the time they need, with separate cloths for each.',
      },
      { icon: 'vacuum', title: 'Floors last', text: 'We vacuum and mop from the back to the door.' },
      { icon: 'check', title: 'Look back', text: 'We walk through with you and fix what you still see.' },
    ],
  },
  es: {
    eyebrow: 'Cómo trabajamos',
    heading: 'Cuarto por cuarto, de arriba abajo',
    text: 'El mismo orden en cada casa, para que no se olvide nada.',
    steps: [
      {
        icon: 'search',
        title: 'Ver la casa',
        text: 'Usted nos enseña los cuartos y nos dice qué le importa más y qué no debemos tocar.',
      },
      { icon: 'wind', title: 'Sacudir', text: 'De arriba abajo, para que nada caiga sobre lo ya limpio.' },
      {
        icon: 'spray',
        title: 'Lavar',
        text: 'Cocina y baños llevan el tiempo que piden, con trapos aparte para cada uno.',
      },
      {
        icon: 'vacuum',
        title: 'El piso al final',
        text: 'Aspiramos y trapeamos desde el fondo hasta la puerta.',
      },
      {
        icon: 'check',
        title: 'Revisar',
        text: 'Recorremos la casa con usted y arreglamos lo que todavía vea.',
      },
    ],
  },
};

export const housePage: Page = {
  en: {
    home: {
      text: 'Kitchen, living areas, bedrooms and bathrooms: count your rooms and see what a visit costs.',
      typed: 'House',
    },
    hero: {
      eyebrow: 'Regular and deep cleaning',
      heading: 'House cleaning, priced by the room',
      text: 'Choose a regular or a deep cleaning, add your bedrooms and bathrooms, and see the total right away.',
      button: 'Price my home',
    },
    prices: {
      eyebrow: 'House cleaning prices',
      heading: 'Count your rooms, see your price',
      text: 'Start with the kind of cleaning, then add each bedroom and bathroom. Times are how long we’re in your home.',
    },
    addOns: { text: 'Extras that fit into the same visit.' },
    steps: steps.en,
    closing: {
      heading: 'See the price for your home',
      text: 'Choose the kind of cleaning, add your rooms, and pick a day.',
      button: 'Price my home',
    },
  },
  es: {
    home: {
      text: 'Cocina, sala, recámaras y baños: cuente sus cuartos y vea cuánto cuesta la visita.',
      typed: 'su casa',
    },
    hero: {
      eyebrow: 'Limpieza regular y profunda',
      heading: 'Limpieza de casas, con precio por cuarto',
      text: 'Elija limpieza regular o profunda, agregue sus recámaras y baños, y vea el total al momento.',
      button: 'Ver el precio de mi casa',
    },
    prices: {
      eyebrow: 'Precios de limpieza de casas',
      heading: 'Cuente sus cuartos y vea su precio',
      text: 'Empiece por el tipo de limpieza y agregue cada recámara y cada baño. Los tiempos son lo que dura nuestra visita.',
    },
    addOns: { text: 'Extras que caben en la misma visita.' },
    steps: steps.es,
    closing: {
      heading: 'Vea el precio de su casa',
      text: 'Elija el tipo de limpieza, agregue sus cuartos y escoja el día.',
      button: 'Ver el precio de mi casa',
    },
  },
};

export const kitchenPage: Page = {
  en: {
    home: {
      text: 'Grease off hoods, tops and handles, and the insides of oven, fridge and cabinets.',
      typed: 'Kitchen',
    },
    hero: {
      eyebrow: 'Ovens, fridges, cabinets and floors',
      heading: 'Kitchen cleaning, down to the last handle',
      text: 'Cooking leaves a film that a quick wipe only moves around. We take it off by hand, surface by surface.',
      button: 'Price my kitchen',
    },
    prices: {
      eyebrow: 'Kitchen prices',
      heading: 'Choose the size of your kitchen',
      text: 'Or have us clean the oven, the fridge or the cabinets alone.',
    },
    steps: steps.en,
  },
  es: {
    home: {
      text: 'Sin grasa en campana, cubiertas y jaladeras, y con horno, refrigerador y gabinetes limpios por dentro.',
      typed: 'su cocina',
    },
    hero: {
      eyebrow: 'Hornos, refrigeradores, gabinetes y pisos',
      heading: 'Limpieza de cocinas, hasta la última jaladera',
      text: 'Al cocinar queda una capa que un trapo rápido solo mueve de lugar. La quitamos a mano, superficie por superficie.',
      button: 'Ver el precio de mi cocina',
    },
    prices: {
      eyebrow: 'Precios de cocinas',
      heading: 'Elija el tamaño de su cocina',
      text: 'O pida solo el horno, el refrigerador o los gabinetes.',
    },
    steps: steps.es,
  },
};

export const bathroomPage: Page = {
  en: {
    home: {
      text: 'Soap scum, limescale and grout: scrubbed by hand, rinsed, and wiped dry.',
      typed: 'Bathroom',
    },
    hero: {
      eyebrow: 'Tile, glass, grout and fixtures',
      heading: 'Bathroom cleaning that reaches the grout',
      text: 'We let the cleaner do its work, scrub what holds on, and dry every surface before we leave.',
      button: 'Price my bathroom',
    },
    prices: {
      eyebrow: 'Bathroom prices',
      heading: 'Priced by the bathroom',
      text: 'Choose full, half or primary, and add as many as you have.',
    },
    steps: steps.en,
  },
  es: {
    home: {
      text: 'Jabón, sarro y juntas: los tallamos a mano, enjuagamos y secamos.',
      typed: 'su baño',
    },
    hero: {
      eyebrow: 'Azulejo, vidrio, juntas y llaves',
      heading: 'Limpieza de baños que llega hasta las juntas',
      text: 'Dejamos que el producto actúe, tallamos lo que se resiste y secamos todo antes de irnos.',
      button: 'Ver el precio de mi baño',
    },
    prices: {
      eyebrow: 'Precios de baños',
      heading: 'Precio por baño',
      text: 'Elija completo, medio o principal, y agregue los que tenga.',
    },
    steps: steps.es,
  },
};

export const moveOutPage: Page = {
  en: {
    home: {
      text: 'Empty homes cleaned inside and out, ready for keys, photos and the walk-through.',
      typed: 'Empty Home',
    },
    hero: {
      eyebrow: 'For tenants, owners and agents',
      heading: 'Move-out cleaning, ready for the keys',
      text: 'One price for the size of the home, with closets, cabinets, oven and fridge cleaned inside.',
      button: 'Price my move-out',
    },
    prices: {
      eyebrow: 'Move-out prices',
      heading: 'Choose the size of the home',
      text: 'Prices are for an empty home with electricity and running water.',
    },
    steps: steps.en,
  },
  es: {
    home: {
      text: 'Casas vacías, limpias por dentro y por fuera, listas para las llaves, las fotos y la entrega.',
      typed: 'su casa vacía',
    },
    hero: {
      eyebrow: 'Para inquilinos, dueños y agentes',
      heading: 'Limpieza de mudanzas, lista para entregar llaves',
      text: 'Un precio según el tamaño de la casa, con clósets, gabinetes, horno y refrigerador limpios por dentro.',
      button: 'Ver el precio de mi mudanza',
    },
    prices: {
      eyebrow: 'Precios de mudanzas',
      heading: 'Elija el tamaño de la casa',
      text: 'Los precios son para una casa vacía, con luz y agua.',
    },
    steps: steps.es,
  },
};
