/** The articles that a new site begins with. */
export const demoArticleSlugs: readonly string[] = [
  'coffee-on-the-couch-first-ten-minutes',
  'wildfire-ash-soft-furniture',
  'los-angeles-cleaning-calendar',
  'pet-accidents-enzyme-cleaners',
  'traffic-lanes-in-carpet',
  'mattress-four-saturdays-a-year',
  'baking-soda-vinegar-lemon',
  'sofa-care-tag-codes',
];
