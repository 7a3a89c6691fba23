import type { CatalogRow } from '../preset.ts';

export const windowServices: readonly CatalogRow[] = [
  {
    title: 'Window, Inside and Outside',
    drawing: 'window',
    description:
      'One standard window on the ground floor: glass washed, squeegeed and edges dried on both sides, frame wiped.',
    translations: {
      es: {
        title: 'Ventana, por dentro y por fuera',
        summary:
          'Una ventana normal de planta baja: lavamos el vidrio, pasamos el jalador y secamos las orillas por los dos lados, con el marco limpio.',
      },
    },
    price: 12,
    minutes: 7,
    optionGroup: { name: 'Which sides', nameEs: 'Qué lados' },
  },
  {
    title: 'Window, Outside Only',
    drawing: 'window-outside',
    description: 'One standard window on the ground floor, washed outside. Nobody has to be home.',
    translations: {
      es: {
        title: 'Ventana, solo por fuera',
        summary:
          'Una ventana normal de planta baja, lavada por fuera. No hace falta que haya alguien en casa.',
      },
    },
    price: 8,
    minutes: 4,
    optionGroup: { name: 'Which sides', nameEs: 'Qué lados' },
  },
  {
    title: 'Large Picture Window',
    drawing: 'picture-window',
    description: 'One pane wider than five feet, both sides.',
    translations: {
      es: { title: 'Ventanal', summary: 'Un vidrio de más de cinco pies de ancho, por los dos lados.' },
    },
    price: 22,
    minutes: 12,
  },
  {
    title: 'French Window, Small Panes',
    drawing: 'french-window',
    description: 'One window with up to twelve small panes, each washed and dried by hand, both sides.',
    translations: {
      es: {
        title: 'Ventana francesa, vidrios chicos',
        summary:
          'Una ventana de hasta doce vidrios chicos, lavados y secados a mano uno por uno, por los dos lados.',
      },
    },
    price: 26,
    minutes: 18,
  },
  {
    title: 'Sliding Glass Door',
    drawing: 'sliding-door',
    description: 'Both panels on both sides, handle and frame wiped.',
    translations: {
      es: {
        title: 'Puerta corrediza de vidrio',
        summary: 'Las dos hojas por los dos lados, con la manija y el marco limpios.',
      },
    },
    price: 22,
    minutes: 12,
  },
  {
    title: 'Upstairs Window',
    drawing: 'upstairs-window',
    description: 'One window on the second floor, both sides, with a water-fed pole or a ladder outside.',
    translations: {
      es: {
        title: 'Ventana de segundo piso',
        summary: 'Una ventana del segundo piso, por los dos lados, por fuera con pértiga de agua o escalera.',
      },
    },
    price: 17,
    minutes: 10,
  },
  {
    title: 'Skylight, Outside',
    drawing: 'skylight',
    description: 'One skylight on a roof that can be walked on safely, leaves cleared around it.',
    translations: {
      es: {
        title: 'Tragaluz, por fuera',
        summary:
          'Un tragaluz en un techo que se pueda pisar sin riesgo, con las hojas de alrededor retiradas.',
      },
    },
    price: 39,
    minutes: 20,
  },
  {
    title: 'Storefront Pane',
    drawing: 'storefront',
    description: 'One ground-floor pane of a shop, both sides, before you open.',
    translations: {
      es: {
        title: 'Vidrio de local',
        summary: 'Un vidrio de local a nivel de calle, por los dos lados, antes de abrir.',
      },
    },
    price: 7,
    minutes: 4,
  },
];

export const windowAddOns: readonly CatalogRow[] = [
  {
    title: 'Screen, Washed and Dried',
    drawing: 'window-screen',
    description: 'One screen taken out, washed, dried and put back.',
    translations: {
      es: {
        title: 'Mosquitero, lavado y secado',
        summary: 'Sacamos un mosquitero, lo lavamos, lo secamos y lo ponemos de nuevo.',
      },
    },
    price: 5,
    minutes: 3,
  },
  {
    title: 'Track and Sill',
    drawing: 'window-track',
    description: 'Grit vacuumed out of one track, corners brushed, sill wiped.',
    translations: {
      es: {
        title: 'Riel y repisa',
        summary: 'Aspiramos la tierra de un riel, cepillamos las esquinas y limpiamos la repisa.',
      },
    },
    price: 6,
    minutes: 5,
  },
  {
    title: 'Hard-Water Stains, Each Window',
    drawing: 'hard-water',
    description: 'Sprinkler spots polished off one window. We tell you first if the glass is etched.',
    translations: {
      es: {
        title: 'Sarro, por ventana',
        summary:
          'Pulimos las manchas del riego en una ventana. Si el vidrio ya está marcado, se lo decimos antes.',
      },
    },
    price: 25,
    minutes: 15,
  },
  {
    title: 'Paint and Stickers, Each Window',
    drawing: 'paint-scraper',
    description: 'Paint specks, tape and stickers scraped off where the glass allows it.',
    translations: {
      es: {
        title: 'Pintura y calcomanías, por ventana',
        summary: 'Raspamos gotas de pintura, cinta y calcomanías donde el vidrio lo permite.',
      },
    },
    price: 15,
    minutes: 10,
  },
  {
    title: 'Mirror',
    drawing: 'mirror',
    description: 'One wall or closet mirror up to six feet.',
    translations: { es: { title: 'Espejo', summary: 'Un espejo de pared o de clóset de hasta seis pies.' } },
    price: 10,
    minutes: 5,
  },
];
