import { post as bakingSoda } from './posts/baking-soda-vinegar-lemon.ts';
import { post as coffee } from './posts/coffee-on-the-couch-first-ten-minutes.ts';
import { post as calendar } from './posts/los-angeles-cleaning-calendar.ts';
import { post as mattress } from './posts/mattress-four-saturdays-a-year.ts';
import { post as pets } from './posts/pet-accidents-enzyme-cleaners.ts';
import { post as tagCodes } from './posts/sofa-care-tag-codes.ts';
import { post as trafficLanes } from './posts/traffic-lanes-in-carpet.ts';
import { post as ash } from './posts/wildfire-ash-soft-furniture.ts';
import type { SeedPost } from './seed-post.ts';

/** The demo blog, newest first. */
export const demoPosts: readonly SeedPost[] = [
  coffee,
  ash,
  calendar,
  pets,
  trafficLanes,
  mattress,
  bakingSoda,
  tagCodes,
];
