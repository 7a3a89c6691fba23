import type { CatalogRow } from '../preset.ts';

export const couchServices: readonly CatalogRow[] = [
  {
    title: '2-Seat Sofa',
    drawing: 'two-seat-sofa',
    description:
      'Seat and back cushions cleaned on every side, plus arms, skirt and the deck under the cushions. Fits loveseats up to 70 inches wide in polyester, cotton blends or microfiber.',
    translations: {
      es: {
        title: 'Sofá de 2 plazas',
        summary:
          'Limpiamos los cojines del asiento y del respaldo por todos los lados, además de los brazos, el faldón y la base debajo de los cojines. Para sofás de hasta 70 pulgadas de ancho, de poliéster, mezcla de algodón o microfibra.',
      },
    },
    price: 89,
    was: 109,
    minutes: 60,
  },
  {
    title: '2-Seat Sofa, Delicate Fabric',
    drawing: 'two-seat-velvet-sofa',
    description:
      'Low-moisture cleaning by hand for velvet, linen, viscose or any tag marked S, after a color test on a hidden seam. Includes loose cushions, arms and back.',
    translations: {
      es: {
        title: 'Sofá de 2 plazas, tela delicada',
        summary:
          'Limpieza a mano con poca humedad para terciopelo, lino, viscosa o cualquier etiqueta con la letra S, después de probar el color en una costura escondida. Incluye cojines sueltos, brazos y respaldo.',
      },
    },
    price: 149,
    minutes: 90,
  },
  {
    title: '3-Seat Sofa, Attached Cushions',
    drawing: 'three-seat-plain-sofa',
    description:
      'Hot-water extraction of seat, back and arms where the cushions are sewn in, with crevice vacuuming along every seam.',
    translations: {
      es: {
        title: 'Sofá de 3 plazas, cojines fijos',
        summary:
          'Extracción con agua caliente en asiento, respaldo y brazos cuando los cojines van cosidos. Aspiramos cada costura.',
      },
    },
    price: 109,
    minutes: 75,
  },
  {
    title: '3-Seat Sofa',
    drawing: 'three-seat-sofa',
    description:
      'Up to six loose cushions cleaned on both sides, then arms, back and deck, with stains pre-treated one by one. For sofas up to 90 inches wide.',
    translations: {
      es: {
        title: 'Sofá de 3 plazas',
        summary:
          'Hasta seis cojines sueltos por los dos lados, y después brazos, respaldo y base; tratamos cada mancha por separado. Para sofás de hasta 90 pulgadas de ancho.',
      },
    },
    price: 129,
    was: 149,
    minutes: 90,
  },
  {
    title: '3-Seat Sofa, Delicate Fabric',
    drawing: 'three-seat-velvet-sofa',
    description:
      'Hand cleaning of velvet, linen, wool or viscose with low-moisture foam or dry solvent, brushed back to its nap and fan-dried before we leave.',
    translations: {
      es: {
        title: 'Sofá de 3 plazas, tela delicada',
        summary:
          'Limpiamos a mano terciopelo, lino, lana o viscosa con espuma de poca humedad o solvente seco, cepillamos la tela en su sentido y la secamos con ventilador antes de irnos.',
      },
    },
    price: 179,
    minutes: 120,
  },
  {
    title: 'Sleeper Sofa',
    drawing: 'sleeper-sofa',
    description:
      'A 3-seat sofa cleaned inside and out: cushions, arms and back, the frame vacuumed with the bed unfolded, and the lint under the mechanism removed.',
    translations: {
      es: {
        title: 'Sofá cama',
        summary:
          'Un sofá de 3 plazas por dentro y por fuera: cojines, brazos y respaldo. Con la cama abierta, aspiramos la estructura y sacamos la pelusa de abajo del mecanismo.',
      },
    },
    price: 169,
    minutes: 110,
  },
  {
    title: 'Sectional, Up to 5 Seats',
    drawing: 'small-sectional',
    description:
      'An L-shaped sectional taken apart, cleaned cushion by cushion and put back, including the sides that face the wall.',
    translations: {
      es: {
        title: 'Seccional, hasta 5 plazas',
        summary:
          'Un seccional en forma de L que desarmamos, limpiamos cojín por cojín y volvemos a armar, también por los lados que dan a la pared.',
      },
    },
    price: 149,
    was: 179,
    minutes: 120,
  },
  {
    title: 'Sectional, 6 to 7 Seats',
    drawing: 'chaise-sectional',
    description:
      'A full sectional with corner and chaise: every cushion on both sides, arms, backs, and the floor underneath vacuumed while it is open.',
    translations: {
      es: {
        title: 'Seccional, de 6 a 7 plazas',
        summary:
          'Con esquinero y chaise: todos los cojines por los dos lados, brazos y respaldos, y aspiramos el piso de abajo.',
      },
    },
    price: 199,
    minutes: 150,
  },
  {
    title: 'U-Shaped Sectional, Up to 9 Seats',
    drawing: 'u-shaped-sectional',
    description:
      'Our longest furniture job, with two technicians: every section, chaise and corner cleaned, groomed and dried with two fans.',
    translations: {
      es: {
        title: 'Seccional en U, hasta 9 plazas',
        summary:
          'Nuestro trabajo más largo, con dos técnicos: limpiamos cada módulo, chaise y esquinero, los cepillamos y los secamos con dos ventiladores.',
      },
    },
    price: 249,
    minutes: 180,
  },
];

export const couchAddOns: readonly CatalogRow[] = [
  {
    title: 'Couch Stain Protection',
    drawing: 'stain-protection',
    description:
      'A water-based protector sprayed and brushed into clean fabric, so the next spill beads long enough to blot. Covers one sofa of any size.',
    translations: {
      es: {
        title: 'Protección antimanchas para sofá',
        summary:
          'Un protector a base de agua sobre la tela limpia: el próximo derrame se queda arriba y da tiempo de secarlo. Para un sofá de cualquier tamaño.',
      },
    },
    price: 45,
    minutes: 20,
  },
  {
    title: 'Couch Spot Cleaning',
    drawing: 'spot-cleaning',
    description:
      'Extra time on up to three old stains, such as ink, wine or makeup, with the right cleaner for each.',
    translations: {
      es: {
        title: 'Manchas difíciles del sofá',
        summary:
          'Tiempo extra para hasta tres manchas viejas, como tinta, vino o maquillaje, con el producto indicado para cada una.',
      },
    },
    price: 25,
    minutes: 15,
  },
  {
    title: 'Couch Pet Odor Treatment',
    drawing: 'pet-odor',
    description:
      'An enzyme treatment that soaks in as deep as the accident and is then extracted. Covers two cushions.',
    translations: {
      es: {
        title: 'Tratamiento contra olor a mascota, sofá',
        summary: 'Enzimas que llegan tan hondo como el accidente y luego se extraen. Cubre dos cojines.',
      },
    },
    price: 40,
    minutes: 30,
  },
  {
    title: 'Throw Pillows, Set of 4',
    drawing: 'throw-pillows',
    description: 'Four throw pillows up to 22 inches, covers and inserts cleaned together and dried upright.',
    translations: {
      es: {
        title: 'Cojines decorativos, juego de 4',
        summary:
          'Cuatro cojines decorativos de hasta 22 pulgadas: limpiamos funda y relleno juntos y los secamos parados.',
      },
    },
    price: 20,
    minutes: 15,
  },
  {
    title: 'Matching Ottoman',
    drawing: 'ottoman',
    description:
      'The footstool that goes with the sofa, cleaned on top and sides so its color still matches.',
    translations: {
      es: {
        title: 'Otomana del juego',
        summary: 'Limpiamos el reposapiés del sofá por arriba y por los lados para que siga del mismo color.',
      },
    },
    price: 35,
    minutes: 20,
  },
];
