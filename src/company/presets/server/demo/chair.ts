import type { CatalogRow } from '../preset.ts';

export const chairServices: readonly CatalogRow[] = [
  {
    title: 'Dining or Desk Chair',
    drawing: 'dining-chair',
    description:
      'Upholstered seat pad cleaned by extraction, wooden or metal frame wiped down, floor underneath covered.',
    translations: {
      es: {
        title: 'Silla de comedor o escritorio',
        summary:
          'Limpiamos el asiento tapizado por extracción y la estructura de madera o metal con un paño, y cubrimos el piso.',
      },
    },
    price: 45,
    minutes: 30,
  },
  {
    title: 'Dining Chair, Seat and Back',
    drawing: 'upholstered-dining-chair',
    description:
      'Both upholstered faces cleaned, front and rear, with the piping brushed by hand and the legs wiped.',
    translations: {
      es: {
        title: 'Silla de comedor, asiento y respaldo',
        summary:
          'Limpiamos las dos partes tapizadas, por delante y por detrás, cepillamos los vivos a mano y pasamos un paño por las patas.',
      },
    },
    price: 59,
    minutes: 40,
  },
  {
    title: 'Office Chair',
    drawing: 'office-chair',
    description:
      'Mesh or fabric seat, back and headrest cleaned; armrests, base and casters cleared of hair and wiped.',
    translations: {
      es: {
        title: 'Silla de oficina',
        summary:
          'Limpiamos asiento de malla o tela, respaldo y cabecera; quitamos el pelo de brazos, base y ruedas, y les pasamos un paño.',
      },
    },
    price: 65,
    minutes: 45,
  },
  {
    title: 'Accent Armchair',
    drawing: 'armchair',
    description:
      'Loose cushion on both sides, arms, back and skirt, with body oil on the armrests pre-treated separately.',
    translations: {
      es: {
        title: 'Sillón individual',
        summary:
          'Cojín suelto por los dos lados, brazos, respaldo y faldón. La grasa de la piel en los brazos la tratamos aparte.',
      },
    },
    price: 79,
    minutes: 60,
  },
  {
    title: 'Recliner',
    drawing: 'recliner',
    description:
      'Cleaned upright and fully reclined, so the folds of the footrest and headrest get clean too.',
    translations: {
      es: {
        title: 'Sillón reclinable',
        summary:
          'Lo limpiamos derecho y reclinado del todo, para llegar también a los pliegues del reposapiés y la cabecera.',
      },
    },
    price: 89,
    was: 99,
    minutes: 60,
  },
  {
    title: 'Wingback Chair',
    drawing: 'wingback-chair',
    description:
      'Deep-buttoned back vacuumed tuft by tuft, wings and arms pre-treated, then low-moisture extraction that keeps the padding dry.',
    translations: {
      es: {
        title: 'Sillón orejero',
        summary:
          'Aspiramos el respaldo capitonado botón por botón, pretratamos orejas y brazos, y extraemos con poca humedad para que el relleno quede seco.',
      },
    },
    price: 99,
    minutes: 60,
  },
  {
    title: 'Dining Chairs, Set of 4',
    drawing: 'dining-chairs',
    description:
      'Four chairs with upholstered seats cleaned in one visit, lined up on a drop cloth and dried together.',
    translations: {
      es: {
        title: 'Sillas de comedor, juego de 4',
        summary:
          'Limpiamos en una sola visita cuatro sillas con asiento tapizado, en fila sobre una lona, y las secamos juntas.',
      },
    },
    price: 159,
    was: 180,
    minutes: 90,
  },
];

export const chairAddOns: readonly CatalogRow[] = [
  {
    title: 'Chair Stain Protection',
    drawing: 'stain-protection',
    description:
      'A water-based protector on one clean chair. Worth it for pale dining seats and the chair everyone eats in.',
    translations: {
      es: {
        title: 'Protección antimanchas para silla',
        summary:
          'Un protector a base de agua para una silla limpia. Vale la pena en asientos claros de comedor y en la silla donde todos comen.',
      },
    },
    price: 25,
    minutes: 10,
  },
  {
    title: 'Chair Spot Cleaning',
    drawing: 'spot-cleaning',
    description: 'Extra spotting time for one stubborn stain: gravy, ink, lipstick or candle wax.',
    translations: {
      es: {
        title: 'Mancha difícil de la silla',
        summary: 'Tiempo extra para una mancha rebelde: salsa, tinta, labial o cera de vela.',
      },
    },
    price: 15,
    minutes: 10,
  },
  {
    title: 'Pet Hair Removal',
    drawing: 'pet-hair-removal',
    description: 'Woven-in hair combed out with rubber tools before cleaning. Priced for one chair.',
    translations: {
      es: {
        title: 'Quitar pelo de mascota',
        summary:
          'Antes de limpiar, sacamos con herramientas de goma el pelo metido en la tela. Precio por silla.',
      },
    },
    price: 20,
    minutes: 15,
  },
  {
    title: 'Footstool',
    drawing: 'footstool',
    description: 'A small footstool or pouf, cleaned on the same visit as its chair.',
    translations: {
      es: {
        title: 'Reposapiés',
        summary: 'Un reposapiés o taburete pequeño, que limpiamos en la misma visita que su silla.',
      },
    },
    price: 30,
    minutes: 15,
  },
  {
    title: 'Leather Clean and Condition',
    drawing: 'leather-care',
    description:
      'For leather or faux-leather panels on one chair: pH-neutral cleaning by hand and a conditioner that leaves no shine.',
    translations: {
      es: {
        title: 'Limpieza y acondicionado de cuero',
        summary:
          'Para las partes de piel o piel sintética de una silla: limpieza a mano con pH neutro y un acondicionador que no deja brillo.',
      },
    },
    price: 40,
    minutes: 25,
  },
];
