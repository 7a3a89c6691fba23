import { findEntry } from '#kit/text/find-entry.ts';
import type { ServiceCategory } from './services.ts';

/** The files in `public/service-drawings`. */
const drawings = {
  couch: [
    'two-seat-sofa',
    'two-seat-velvet-sofa',
    'three-seat-sofa',
    'three-seat-plain-sofa',
    'three-seat-velvet-sofa',
    'sleeper-sofa',
    'small-sectional',
    'chaise-sectional',
    'u-shaped-sectional',
    'ottoman',
    'throw-pillows',
  ],
  chair: [
    'dining-chair',
    'upholstered-dining-chair',
    'dining-chairs',
    'office-chair',
    'armchair',
    'recliner',
    'wingback-chair',
    'footstool',
    'leather-care',
  ],
  carpet: [
    'one-room',
    'large-room',
    'two-rooms',
    'three-rooms',
    'room-with-pet',
    'wool-carpet',
    'area-rug',
    'stairs',
    'hallway',
    'closet',
    'furniture-moving',
  ],
  mattress: [
    'crib-mattress',
    'twin-mattress',
    'full-mattress',
    'queen-mattress',
    'king-mattress',
    'california-king-mattress',
    'split-king-mattress',
    'bunk-bed',
    'box-spring',
    'headboard',
    'bed-pillows',
  ],
  treatments: ['stain-protection', 'spot-cleaning', 'odor-treatment', 'pet-odor', 'pet-hair-removal'],
} as const;

export type ServiceDrawing = (typeof drawings)[keyof typeof drawings][number];

/** The drawings that suit a category; those that suit any, where it has none of its own. */
export const getServiceDrawings = (category: ServiceCategory): readonly ServiceDrawing[] => [
  ...((findEntry(drawings, category) as readonly ServiceDrawing[] | undefined) ?? []),
  ...drawings.treatments,
];
