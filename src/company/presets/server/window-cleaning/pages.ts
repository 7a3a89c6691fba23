import type { PresetCategory } from '../preset.ts';

type Page = PresetCategory['page'];

export const windowPage: Page = {
  en: {
    home: {
      text: 'Inside and out, upstairs and down: glass, frames and sills, priced by the window.',
      typed: 'Windows',
    },
    hero: {
      eyebrow: 'Homes and storefronts',
      heading: 'Window cleaning, priced by the window',
      text: 'Count your windows, choose one side or both, and see the total right away.',
      button: 'Price my windows',
    },
    prices: {
      eyebrow: 'Window prices',
      heading: 'Count your windows, see your price',
      text: 'Prices are for each window. Times are how long we’re there.',
    },
    addOns: { text: 'For screens, tracks and stains, while the bucket is out.' },
    steps: {
      eyebrow: 'How it works',
      heading: 'Five steps for every pane',
      text: 'The same order at every window, on the ground floor and upstairs.',
      steps: [
        {
          icon: 'search',
          title: 'Count',
          text: 'We count the windows with you and look for cracks and stains.',
        },
        {
          icon: 'shield',
          title: 'Cover',
          text: 'We cover sills and floors, and move what stands in the way.',
        },
        { icon: 'brush', title: 'Wash', text: 'Dust, soot and spider webs come off frame and glass.' },
        {
          icon: 'wand',
          title: 'Squeegee',
          text: 'One clean pull after the other, with the edges dried by hand.',
        },
        { icon: 'check', title: 'Look through', text: 'We check every pane from inside, against the light.' },
      ],
    },
  },
  es: {
    home: {
      text: 'Por dentro y por fuera, arriba y abajo: vidrios, marcos y repisas, con precio por ventana.',
      typed: 'sus ventanas',
    },
    hero: {
      eyebrow: 'Casas y locales',
      heading: 'Limpieza de ventanas, con precio por ventana',
      text: 'Cuente sus ventanas, elija uno o dos lados y vea el total al momento.',
      button: 'Ver el precio de mis ventanas',
    },
    prices: {
      eyebrow: 'Precios de ventanas',
      heading: 'Cuente sus ventanas y vea su precio',
      text: 'Los precios son por ventana. Los tiempos son lo que dura nuestra visita.',
    },
    addOns: { text: 'Mosquiteros, rieles y manchas, ya que estamos ahí.' },
    steps: {
      eyebrow: 'Cómo trabajamos',
      heading: 'Cinco pasos para cada vidrio',
      text: 'El mismo orden en cada ventana, en planta baja y arriba.',
      steps: [
        {
          icon: 'search',
          title: 'Contar',
          text: 'Contamos las ventanas con usted y vemos si hay grietas o manchas.',
        },
        { icon: 'shield', title: 'Cubrir', text: 'Cubrimos repisas y pisos, y movemos lo que estorba.' },
        { icon: 'brush', title: 'Lavar', text: 'Quitamos polvo, hollín y telarañas del marco y del vidrio.' },
        {
          icon: 'wand',
          title: 'Jalador',
          text: 'Una pasada limpia tras otra, con las orillas secas a mano.',
        },
        { icon: 'check', title: 'Revisar', text: 'Vemos cada vidrio desde adentro, a contraluz.' },
      ],
    },
  },
};

export const solarPanelPage: Page = {
  en: {
    home: {
      text: 'Dust, pollen and droppings rinsed off with purified water and a soft brush.',
      typed: 'Solar Panels',
    },
    hero: {
      eyebrow: 'Roof and ground arrays',
      heading: 'Solar panel cleaning, gentle on the glass',
      text: 'Dry months leave a film that a little rain only smears. We wash it off while the glass is cool.',
      button: 'Price my panels',
    },
    prices: {
      eyebrow: 'Solar panel prices',
      heading: 'Choose how many panels you have',
      text: 'Your monitoring app or last bill from the installer says how many.',
    },
  },
  es: {
    home: {
      text: 'Polvo, polen y excremento de pájaro, enjuagados con agua purificada y cepillo suave.',
      typed: 'sus paneles solares',
    },
    hero: {
      eyebrow: 'En el techo o en el suelo',
      heading: 'Limpieza de paneles solares, sin maltratar el vidrio',
      text: 'Los meses secos dejan una capa que la poca lluvia solo embarra. La lavamos cuando el vidrio está frío.',
      button: 'Ver el precio de mis paneles',
    },
    prices: {
      eyebrow: 'Precios de paneles solares',
      heading: 'Elija cuántos paneles tiene',
      text: 'Su aplicación de monitoreo o la factura del instalador dice cuántos son.',
    },
  },
};

export const gutterPage: Page = {
  en: {
    home: {
      text: 'Leaves and grit taken out by hand, gutters and downspouts flushed until the water runs.',
      typed: 'Gutters',
    },
    hero: {
      eyebrow: 'Before the first rain',
      heading: 'Gutter cleaning, down to the downspout',
      text: 'We empty the gutters by hand, flush them, and take the bags with us. You see photos of before and after.',
      button: 'Price my gutters',
    },
    prices: {
      eyebrow: 'Gutter prices',
      heading: 'Choose the height of your house',
      text: 'Bagging and taking the leaves away is in the price.',
    },
  },
  es: {
    home: {
      text: 'Sacamos hojas y tierra a mano, y enjuagamos canaletas y bajantes hasta que el agua corra.',
      typed: 'sus canaletas',
    },
    hero: {
      eyebrow: 'Antes de la primera lluvia',
      heading: 'Limpieza de canaletas, hasta la bajante',
      text: 'Vaciamos las canaletas a mano, las enjuagamos y nos llevamos las bolsas. Le mostramos fotos de antes y después.',
      button: 'Ver el precio de mis canaletas',
    },
    prices: {
      eyebrow: 'Precios de canaletas',
      heading: 'Elija la altura de su casa',
      text: 'El precio incluye embolsar las hojas y llevárnoslas.',
    },
  },
};
