import type { CatalogRow } from '../preset.ts';

export const mattressServices: readonly CatalogRow[] = [
  {
    title: 'Twin Mattress',
    drawing: 'twin-mattress',
    description:
      'Top and sides vacuumed slowly, stains treated one by one, then low-moisture extraction. Twin and twin XL, including bunks.',
    translations: {
      es: {
        title: 'Colchón individual (twin)',
        summary:
          'Aspiramos despacio arriba y a los lados, tratamos las manchas una por una y extraemos con poca humedad. Twin y twin XL, también literas.',
      },
    },
    price: 95,
    minutes: 60,
  },
  {
    title: 'Full Mattress',
    drawing: 'full-mattress',
    description: 'Seams and tufts vacuumed, spots pre-treated, top and all four sides cleaned and fan-dried.',
    translations: {
      es: {
        title: 'Colchón matrimonial (full)',
        summary:
          'Aspiramos costuras y botones, pretratamos las manchas, limpiamos arriba y los cuatro lados, y secamos con ventilador.',
      },
    },
    price: 105,
    minutes: 70,
  },
  {
    title: 'Queen Mattress',
    drawing: 'queen-mattress',
    description:
      'Our usual mattress visit: top and sides deep-vacuumed, stains treated, low-moisture extraction, and dry enough to make the bed the same evening.',
    translations: {
      es: {
        title: 'Colchón queen',
        summary:
          'Nuestra visita más común: aspiramos a fondo arriba y a los lados, tratamos las manchas y extraemos con poca humedad. Seca a tiempo para tender la cama esa noche.',
      },
    },
    price: 119,
    was: 139,
    minutes: 80,
  },
  {
    title: 'King Mattress',
    drawing: 'king-mattress',
    description:
      'Top and sides cleaned in sections, so no part stays wet for long; includes the pillow-top seam.',
    translations: {
      es: {
        title: 'Colchón king',
        summary:
          'Limpiamos por secciones arriba y a los lados, con la costura del pillow-top, para que nada quede mojado mucho tiempo.',
      },
    },
    price: 139,
    minutes: 90,
  },
  {
    title: 'California King Mattress',
    drawing: 'california-king-mattress',
    description:
      'The 84-inch length cleaned on top and sides, with stains pre-treated and the bed frame wiped while it is open.',
    translations: {
      es: {
        title: 'Colchón California king',
        summary:
          'Limpiamos sus 84 pulgadas de largo por arriba y por los lados, pretratamos las manchas y pasamos un paño por la base de la cama.',
      },
    },
    price: 149,
    minutes: 100,
  },
  {
    title: 'Split King, Two Halves',
    drawing: 'split-king-mattress',
    description:
      'Both halves of an adjustable bed cleaned separately, including the inner sides where dust collects, with the bases wiped.',
    translations: {
      es: {
        title: 'Split king, dos mitades',
        summary:
          'Limpiamos por separado las dos mitades de una cama ajustable, también los lados de adentro, donde se junta el polvo, y pasamos un paño por las bases.',
      },
    },
    price: 149,
    was: 169,
    minutes: 110,
  },
];

export const mattressAddOns: readonly CatalogRow[] = [
  {
    title: 'Second Twin in the Same Room',
    drawing: 'bunk-bed',
    description:
      'The other bunk, trundle or twin bed, cleaned on the same visit while the machine is already upstairs.',
    translations: {
      es: {
        title: 'Otro twin en el mismo cuarto',
        summary:
          'La otra litera, cama nido o cama individual, en la misma visita, mientras la máquina ya está arriba.',
      },
    },
    price: 89,
    minutes: 45,
  },
  {
    title: 'Mattress Stain Protection',
    drawing: 'stain-protection',
    description: 'A breathable protector for the sleeping surface, dry in about an hour. Any size.',
    translations: {
      es: {
        title: 'Protección antimanchas para colchón',
        summary:
          'Un protector que deja respirar la superficie donde duerme; seca en más o menos una hora. Cualquier tamaño.',
      },
    },
    price: 35,
    minutes: 15,
  },
  {
    title: 'Urine and Odor Treatment',
    drawing: 'odor-treatment',
    description:
      'Enzyme treatment of one area, given time to work, then extracted with as little water as foam allows.',
    translations: {
      es: {
        title: 'Tratamiento contra orina y olores',
        summary:
          'Enzimas en una zona, con tiempo para actuar, y extracción con la poca agua que permite la espuma.',
      },
    },
    price: 40,
    minutes: 30,
  },
  {
    title: 'Second Side or Box Spring',
    drawing: 'box-spring',
    description: 'The underside of a two-sided mattress, or the fabric of the box spring under it.',
    translations: {
      es: {
        title: 'Segundo lado o box spring',
        summary: 'La parte de abajo de un colchón de dos lados, o la tela del box spring que va debajo.',
      },
    },
    price: 45,
    minutes: 30,
  },
  {
    title: 'Upholstered Headboard',
    drawing: 'headboard',
    description:
      'Fabric headboard vacuumed and cleaned by hand, with hair-oil marks at pillow height pre-treated.',
    translations: {
      es: {
        title: 'Cabecera tapizada',
        summary:
          'Aspiramos y limpiamos a mano la cabecera de tela, y pretratamos donde el cabello deja grasa.',
      },
    },
    price: 50,
    minutes: 30,
  },
  {
    title: 'Pillows, Pair',
    drawing: 'bed-pillows',
    description: 'Two washable bed pillows cleaned on both sides and dried in front of a fan.',
    translations: {
      es: {
        title: 'Par de almohadas',
        summary: 'Limpiamos dos almohadas lavables por los dos lados y las secamos frente a un ventilador.',
      },
    },
    price: 25,
    minutes: 20,
  },
];
