import type { CatalogRow } from '#server/seed/catalog-row.ts';

export const mattressServices: readonly CatalogRow[] = [
  {
    title: 'Twin Mattress',
    drawing: 'twin-mattress',
    description:
      'Top and sides vacuumed slowly, stains treated one by one, then low-moisture extraction. Twin and twin XL, including bunks.',
    price: 95,
    minutes: 60,
  },
  {
    title: 'Full Mattress',
    drawing: 'full-mattress',
    description: 'Seams and tufts vacuumed, spots pre-treated, top and all four sides cleaned and fan-dried.',
    price: 105,
    minutes: 70,
  },
  {
    title: 'Queen Mattress',
    drawing: 'queen-mattress',
    description:
      'Our usual mattress visit: top and sides deep-vacuumed, stains treated, low-moisture extraction, and dry enough to make the bed the same evening.',
    price: 119,
    was: 139,
    minutes: 80,
  },
  {
    title: 'King Mattress',
    drawing: 'king-mattress',
    description:
      'Top and sides cleaned in sections, so no part stays wet for long; includes the pillow-top seam.',
    price: 139,
    minutes: 90,
  },
  {
    title: 'California King Mattress',
    drawing: 'california-king-mattress',
    description:
      'The 84-inch length cleaned on top and sides, with stains pre-treated and the bed frame wiped while it is open.',
    price: 149,
    minutes: 100,
  },
  {
    title: 'Split King, Two Halves',
    drawing: 'split-king-mattress',
    description:
      'Both halves of an adjustable bed cleaned separately, including the inner sides where dust collects, with the bases wiped.',
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
    price: 89,
    minutes: 45,
  },
  {
    title: 'Mattress Stain Protection',
    drawing: 'stain-protection',
    description: 'A breathable protector for the sleeping surface, dry in about an hour. Any size.',
    price: 35,
    minutes: 15,
  },
  {
    title: 'Urine and Odor Treatment',
    drawing: 'odor-treatment',
    description:
      'Enzyme treatment of one area, given time to work, then extracted with as little water as foam allows.',
    price: 40,
    minutes: 30,
  },
  {
    title: 'Second Side or Box Spring',
    drawing: 'box-spring',
    description: 'The underside of a two-sided mattress, or the fabric of the box spring under it.',
    price: 45,
    minutes: 30,
  },
  {
    title: 'Upholstered Headboard',
    drawing: 'headboard',
    description:
      'Fabric headboard vacuumed and cleaned by hand, with hair-oil marks at pillow height pre-treated.',
    price: 50,
    minutes: 30,
  },
  {
    title: 'Pillows, Pair',
    drawing: 'bed-pillows',
    description: 'Two washable bed pillows cleaned on both sides and dried in front of a fan.',
    price: 25,
    minutes: 20,
  },
];
