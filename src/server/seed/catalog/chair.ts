import type { CatalogRow } from '#server/seed/catalog-row.ts';

export const chairServices: readonly CatalogRow[] = [
  {
    title: 'Dining or Desk Chair',
    drawing: 'dining-chair',
    description:
      'Upholstered seat pad cleaned by extraction, wooden or metal frame wiped down, floor underneath covered.',
    price: 45,
    minutes: 30,
  },
  {
    title: 'Dining Chair, Seat and Back',
    drawing: 'upholstered-dining-chair',
    description:
      'Both upholstered faces cleaned, front and rear, with the piping brushed by hand and the legs wiped.',
    price: 59,
    minutes: 40,
  },
  {
    title: 'Office Chair',
    drawing: 'office-chair',
    description:
      'Mesh or fabric seat, back and headrest cleaned; armrests, base and casters cleared of hair and wiped.',
    price: 65,
    minutes: 45,
  },
  {
    title: 'Accent Armchair',
    drawing: 'armchair',
    description:
      'Loose cushion on both sides, arms, back and skirt, with body oil on the armrests pre-treated separately.',
    price: 79,
    minutes: 60,
  },
  {
    title: 'Recliner',
    drawing: 'recliner',
    description:
      'Cleaned upright and fully reclined, so the folds of the footrest and headrest get clean too.',
    price: 89,
    was: 99,
    minutes: 60,
  },
  {
    title: 'Wingback Chair',
    drawing: 'wingback-chair',
    description:
      'Deep-buttoned back vacuumed tuft by tuft, wings and arms pre-treated, then low-moisture extraction that keeps the padding dry.',
    price: 99,
    minutes: 60,
  },
  {
    title: 'Dining Chairs, Set of 4',
    drawing: 'dining-chairs',
    description:
      'Four chairs with upholstered seats cleaned in one visit, lined up on a drop cloth and dried together.',
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
    price: 25,
    minutes: 10,
  },
  {
    title: 'Chair Spot Cleaning',
    drawing: 'spot-cleaning',
    description: 'Extra spotting time for one stubborn stain: gravy, ink, lipstick or candle wax.',
    price: 15,
    minutes: 10,
  },
  {
    title: 'Pet Hair Removal',
    drawing: 'pet-hair-removal',
    description: 'Woven-in hair combed out with rubber tools before cleaning. Priced for one chair.',
    price: 20,
    minutes: 15,
  },
  {
    title: 'Footstool',
    drawing: 'footstool',
    description: 'A small footstool or pouf, cleaned on the same visit as its chair.',
    price: 30,
    minutes: 15,
  },
  {
    title: 'Leather Clean and Condition',
    drawing: 'leather-care',
    description:
      'For leather or faux-leather panels on one chair: pH-neutral cleaning by hand and a conditioner that leaves no shine.',
    price: 40,
    minutes: 25,
  },
];
