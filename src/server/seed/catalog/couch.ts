import type { CatalogRow } from '#server/seed/catalog-row.ts';

export const couchServices: readonly CatalogRow[] = [
  {
    title: '2-Seat Sofa',
    drawing: 'two-seat-sofa',
    description:
      'Seat and back cushions cleaned on every side, plus arms, skirt and the deck under the cushions. Fits loveseats up to 70 inches wide in polyester, cotton blends or microfiber.',
    price: 89,
    was: 109,
    minutes: 60,
  },
  {
    title: '2-Seat Sofa, Delicate Fabric',
    drawing: 'two-seat-velvet-sofa',
    description:
      'Low-moisture cleaning by hand for velvet, linen, viscose or any tag marked S, after a color test on a hidden seam. Includes loose cushions, arms and back.',
    price: 149,
    minutes: 90,
  },
  {
    title: '3-Seat Sofa, Attached Cushions',
    drawing: 'three-seat-plain-sofa',
    description:
      'Hot-water extraction of seat, back and arms where the cushions are sewn in, with crevice vacuuming along every seam.',
    price: 109,
    minutes: 75,
  },
  {
    title: '3-Seat Sofa',
    drawing: 'three-seat-sofa',
    description:
      'Up to six loose cushions cleaned on both sides, then arms, back and deck, with stains pre-treated one by one. For sofas up to 90 inches wide.',
    price: 129,
    was: 149,
    minutes: 90,
  },
  {
    title: '3-Seat Sofa, Delicate Fabric',
    drawing: 'three-seat-velvet-sofa',
    description:
      'Hand cleaning of velvet, linen, wool or viscose with low-moisture foam or dry solvent, brushed back to its nap and fan-dried before we leave.',
    price: 179,
    minutes: 120,
  },
  {
    title: 'Sleeper Sofa',
    drawing: 'sleeper-sofa',
    description:
      'A 3-seat sofa cleaned inside and out: cushions, arms and back, the frame vacuumed with the bed unfolded, and the lint under the mechanism removed.',
    price: 169,
    minutes: 110,
  },
  {
    title: 'Sectional, Up to 5 Seats',
    drawing: 'small-sectional',
    description:
      'An L-shaped sectional taken apart, cleaned cushion by cushion and put back, including the sides that face the wall.',
    price: 149,
    was: 179,
    minutes: 120,
  },
  {
    title: 'Sectional, 6 to 7 Seats',
    drawing: 'chaise-sectional',
    description:
      'A full sectional with corner and chaise: every cushion on both sides, arms, backs, and the floor underneath vacuumed while it is open.',
    price: 199,
    minutes: 150,
  },
  {
    title: 'U-Shaped Sectional, Up to 9 Seats',
    drawing: 'u-shaped-sectional',
    description:
      'Our longest furniture job, with two technicians: every section, chaise and corner cleaned, groomed and dried with two fans.',
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
    price: 45,
    minutes: 20,
  },
  {
    title: 'Couch Spot Cleaning',
    drawing: 'spot-cleaning',
    description:
      'Extra time on up to three old stains, such as ink, wine or makeup, with the right cleaner for each.',
    price: 25,
    minutes: 15,
  },
  {
    title: 'Couch Pet Odor Treatment',
    drawing: 'pet-odor',
    description:
      'An enzyme treatment that soaks in as deep as the accident and is then extracted. Covers two cushions.',
    price: 40,
    minutes: 30,
  },
  {
    title: 'Throw Pillows, Set of 4',
    drawing: 'throw-pillows',
    description: 'Four throw pillows up to 22 inches, covers and inserts cleaned together and dried upright.',
    price: 20,
    minutes: 15,
  },
  {
    title: 'Matching Ottoman',
    drawing: 'ottoman',
    description:
      'The footstool that goes with the sofa, cleaned on top and sides so its color still matches.',
    price: 35,
    minutes: 20,
  },
];
