import type { CatalogRow } from '#server/seed/catalog-row.ts';

export const carpetServices: readonly CatalogRow[] = [
  {
    title: 'Carpet, One Room',
    drawing: 'one-room',
    description:
      'Up to 200 square feet: slow vacuuming, pre-treatment of traffic lanes, hot-water extraction and speed drying. Light furniture moved and put back on pads.',
    price: 120,
    minutes: 120,
  },
  {
    title: 'Carpet, Large Room',
    drawing: 'large-room',
    description:
      'Up to 300 square feet, such as an open living and dining area, with a second extraction pass over the traffic lanes.',
    price: 149,
    minutes: 150,
  },
  {
    title: 'Carpet, One Room with Pet Treatment',
    drawing: 'room-with-pet',
    description:
      'The full room service with an enzyme pre-treatment of up to four spots, found with an ultraviolet lamp.',
    price: 145,
    minutes: 150,
  },
  {
    title: 'Wool Carpet, One Room',
    drawing: 'wool-carpet',
    description:
      'Up to 200 square feet of wool or wool blend, cleaned cooler with a neutral detergent and groomed in one direction.',
    price: 149,
    minutes: 150,
  },
  {
    title: 'Stairs, Up to 14 Steps',
    drawing: 'stairs',
    description:
      'Treads and risers cleaned by hand tool from the top down, edges and corners included, with a safe path left dry.',
    price: 125,
    minutes: 120,
  },
  {
    title: 'Area Rug, Up to 8 by 10 Feet',
    drawing: 'area-rug',
    description:
      'A synthetic or wool rug cleaned where it lies, both faces vacuumed, fringe combed and the floor underneath protected.',
    price: 129,
    was: 149,
    minutes: 120,
  },
  {
    title: 'Carpet, Two Rooms and Hallway',
    drawing: 'two-rooms',
    description:
      'Two rooms of up to 200 square feet each and the hallway between them, with every traffic lane pre-treated.',
    price: 219,
    was: 249,
    minutes: 180,
  },
  {
    title: 'Carpet, Three Rooms',
    drawing: 'three-rooms',
    description:
      'Three rooms of up to 200 square feet each in one visit, the usual order for a move-out or a yearly clean.',
    price: 299,
    was: 340,
    minutes: 240,
  },
];

export const carpetAddOns: readonly CatalogRow[] = [
  {
    title: 'Hallway or Extra Small Room',
    drawing: 'hallway',
    description: 'A hallway, nursery or office of up to 80 square feet, cleaned together with the main room.',
    price: 79,
    minutes: 40,
  },
  {
    title: 'Walk-In Closet',
    drawing: 'closet',
    description: 'Carpet of an emptied walk-in closet, edges included, up to 30 square feet.',
    price: 35,
    minutes: 20,
  },
  {
    title: 'Carpet Stain Protection',
    drawing: 'stain-protection',
    description:
      'A protector sprayed and raked into one clean room, so spills stay on the surface long enough to blot.',
    price: 50,
    minutes: 25,
  },
  {
    title: 'Carpet Pet Odor Treatment',
    drawing: 'pet-odor',
    description:
      'Enzyme treatment of up to four spots in one room, applied to the depth of the pad and extracted.',
    price: 45,
    minutes: 30,
  },
  {
    title: 'Furniture Moving',
    drawing: 'furniture-moving',
    description:
      'Sofas, beds and bookcases in one room moved on sliders, cleaned under, and put back on moisture pads.',
    price: 30,
    minutes: 30,
  },
];
