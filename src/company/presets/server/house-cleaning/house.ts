import type { CatalogRow } from '../preset.ts';
import { deepSteps, regularSteps } from './checklists.ts';

export const houseServices: readonly CatalogRow[] = [
  {
    title: 'Regular Cleaning',
    drawing: 'living-room',
    description:
      'Kitchen, living areas and halls dusted, wiped, vacuumed and mopped, with the trash taken out. Add your bedrooms and bathrooms.',
    translations: {
      es: {
        title: 'Limpieza regular',
        summary:
          'Cocina, sala y pasillos: sacudimos, pasamos trapo, aspiramos, trapeamos y sacamos la basura. Agregue sus recámaras y baños.',
      },
    },
    price: 79,
    minutes: 45,
    optionGroup: { name: 'Kind of clean', nameEs: 'Tipo de limpieza' },
    checklist: regularSteps,
  },
  {
    title: 'Deep Cleaning',
    drawing: 'deep-clean',
    description:
      'For a first visit or a home that has waited: all of the regular cleaning, and baseboards, doors, switches, sills and the tops nobody sees.',
    translations: {
      es: {
        title: 'Limpieza profunda',
        summary:
          'Para la primera visita o una casa que ha esperado: todo lo de la limpieza regular y también zoclos, puertas, apagadores, repisas y lo que nadie ve.',
      },
    },
    price: 159,
    minutes: 105,
    optionGroup: { name: 'Kind of clean', nameEs: 'Tipo de limpieza' },
    checklist: deepSteps,
  },
  {
    title: 'Help by the Hour',
    drawing: 'by-the-hour',
    description:
      'One cleaner for the list that you leave: closets, ironing, a party the night before. At least half an hour.',
    translations: {
      es: {
        title: 'Ayuda por hora',
        summary:
          'Una persona para la lista que usted deje: clósets, planchar, una fiesta de la noche anterior. Desde media hora.',
      },
    },
    price: 55,
    minutes: 60,
    unit: 'hour',
    checklist: {
      en: ['Go through the list with the customer', 'Work down the list', 'Say what is left'],
      es: ['Repasar la lista con el cliente', 'Hacer la lista en orden', 'Decir qué faltó'],
    },
  },
];

export const houseAddOns: readonly CatalogRow[] = [
  {
    title: 'Bedroom',
    drawing: 'bedroom',
    description:
      'Dusted from top to bottom, mirrors wiped, bed made, floor vacuumed under everything that moves.',
    translations: {
      es: {
        title: 'Recámara',
        summary:
          'Sacudimos de arriba abajo, limpiamos espejos, tendemos la cama y aspiramos debajo de todo lo que se mueve.',
      },
    },
    price: 28,
    minutes: 15,
    unit: 'room',
  },
  {
    title: 'Full Bathroom',
    drawing: 'bathroom',
    description:
      'Toilet, sink, tub and shower scrubbed and disinfected, mirror and chrome polished, floor mopped.',
    translations: {
      es: {
        title: 'Baño completo',
        summary:
          'Tallamos y desinfectamos inodoro, lavabo, tina y regadera, pulimos el espejo y las llaves, y trapeamos.',
      },
    },
    price: 38,
    minutes: 25,
    unit: 'room',
  },
  {
    title: 'Half Bathroom',
    drawing: 'half-bath',
    description: 'Toilet and sink disinfected, mirror and faucet polished, floor mopped.',
    translations: {
      es: {
        title: 'Medio baño',
        summary: 'Desinfectamos inodoro y lavabo, pulimos el espejo y la llave, y trapeamos.',
      },
    },
    price: 22,
    minutes: 12,
    unit: 'room',
  },
  {
    title: 'Home Office or Den',
    drawing: 'home-office',
    description: 'Desk, shelves and screens dusted around your papers, floor vacuumed, bin emptied.',
    translations: {
      es: {
        title: 'Oficina o estudio',
        summary:
          'Sacudimos escritorio, repisas y pantallas sin mover sus papeles, aspiramos y vaciamos el bote.',
      },
    },
    price: 25,
    minutes: 15,
    unit: 'room',
  },
  {
    title: 'Inside the Oven',
    drawing: 'inside-oven',
    description: 'Racks soaked, walls and glass degreased by hand, with no fumes left behind.',
    translations: {
      es: {
        title: 'Horno por dentro',
        summary: 'Remojamos las parrillas y desengrasamos a mano las paredes y el vidrio, sin dejar olores.',
      },
    },
    price: 40,
    minutes: 30,
  },
  {
    title: 'Inside the Fridge',
    drawing: 'inside-fridge',
    description: 'Shelves and drawers taken out, washed and dried, and everything put back in its place.',
    translations: {
      es: {
        title: 'Refrigerador por dentro',
        summary: 'Sacamos repisas y cajones, los lavamos y secamos, y ponemos todo en su lugar.',
      },
    },
    price: 35,
    minutes: 25,
  },
  {
    title: 'Inside Kitchen Cabinets',
    drawing: 'kitchen-cabinets',
    description: 'For cabinets that you have emptied: shelves, drawers and doors wiped inside.',
    translations: {
      es: {
        title: 'Gabinetes por dentro',
        summary: 'Para gabinetes que usted ya vació: limpiamos repisas, cajones y puertas por dentro.',
      },
    },
    price: 55,
    minutes: 40,
  },
  {
    title: 'Interior Windows, Set of 6',
    drawing: 'interior-windows',
    description: 'Six windows cleaned inside, with their sills. Needs no ladder.',
    translations: {
      es: {
        title: 'Ventanas por dentro, juego de 6',
        summary: 'Seis ventanas por dentro, con sus repisas. Sin escalera.',
      },
    },
    price: 45,
    minutes: 30,
  },
  {
    title: 'Wash and Fold, One Load',
    drawing: 'laundry',
    description: 'One load washed and dried in your machines while we clean, then folded.',
    translations: {
      es: {
        title: 'Lavar y doblar, una carga',
        summary: 'Lavamos y secamos una carga en sus máquinas mientras limpiamos, y la doblamos.',
      },
    },
    price: 25,
    minutes: 20,
  },
  {
    title: 'Fresh Linens, One Bed',
    drawing: 'bed-linens',
    description: 'The bed stripped and made with the linens that you leave out.',
    translations: {
      es: {
        title: 'Cambio de sábanas, una cama',
        summary: 'Quitamos las sábanas y tendemos la cama con las que usted nos deje.',
      },
    },
    price: 10,
    minutes: 8,
  },
  {
    title: 'Balcony or Patio',
    drawing: 'balcony',
    description: 'Swept, rail and furniture wiped, cobwebs taken down.',
    translations: {
      es: {
        title: 'Balcón o patio',
        summary: 'Barremos, limpiamos el barandal y los muebles, y quitamos telarañas.',
      },
    },
    price: 25,
    minutes: 20,
  },
  {
    title: 'Extra Pet Hair',
    drawing: 'pet-hair-removal',
    description: 'Extra passes over rugs, stairs and furniture in homes with a cat or a dog that sheds.',
    translations: {
      es: {
        title: 'Mucho pelo de mascota',
        summary: 'Pasadas extra en tapetes, escaleras y muebles, si su perro o gato suelta mucho pelo.',
      },
    },
    price: 25,
    minutes: 20,
  },
];
