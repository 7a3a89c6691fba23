/** Made-up people for sample leads. Telephone numbers come from the 555-01xx range, addresses end in .example. */
export const firstNames = [
  'Ana',
  'Marcus',
  'Priya',
  'Daniel',
  'Sofía',
  'Kevin',
  'Mei',
  'Jamal',
  'Elena',
  'Tom',
  'Yuki',
  'Carlos',
  'Rachel',
  'Armen',
  'Leila',
  'Brian',
  'Noor',
  'Stephanie',
  'Hugo',
  'Grace',
  'Victor',
  'Ingrid',
  'Sam',
  'Chloé',
  'Minh',
];

export const lastNames = [
  'Lopez',
  'Nguyen',
  'Petrosyan',
  'Williams',
  'Kim',
  'Garcia',
  'O’Brien',
  'Patel',
  'Hernández',
  'Chen',
  'Johnson',
  'Tanaka',
  'Rossi',
  'Khan',
  'Miller',
  'Sandoval',
  'Brooks',
  'Avetisyan',
  'Novak',
  'Reyes',
  'Schmidt',
  'Okafor',
];

export const messages = [
  'Our dog had an accident on the living-room couch. Can you come this week?',
  'Six dining chairs, fabric seats, some coffee stains. What would it cost?',
  'We are moving out at the end of the month and need two bedrooms and the hallway done.',
  'My son has allergies. How often do you suggest having a mattress cleaned?',
  'Do you also do velvet? It is a light grey three-seat sofa, about four years old.',
  'Red wine on a beige rug. I have only dabbed it with water so far.',
  'Our office has 24 chairs, evenings would suit us best.',
  'A neighbour recommended you. Please call after five.',
];

/** What customers write beside a quote; most write nothing. */
export const quoteNotes = ['', '', '', 'Second floor, no elevator.', 'Please ring twice.', 'We have a cat.'];

/** Where visits began: landing page, referrer and campaign. */
export const visits = [
  { landingPage: '/', referrer: '', weight: 5 },
  { landingPage: '/', referrer: 'https://www.google.com/', weight: 8 },
  { landingPage: '/couch-cleaning', referrer: 'https://www.google.com/', weight: 5 },
  { landingPage: '/mattress-cleaning', referrer: 'https://www.bing.com/', weight: 2 },
  { landingPage: '/', referrer: 'https://www.yelp.com/', weight: 3 },
  { landingPage: '/', referrer: 'https://nextdoor.com/', weight: 2 },
  {
    landingPage: '/calculator?utm_source=google&utm_medium=cpc&utm_campaign=couch',
    referrer: 'https://www.google.com/',
    weight: 4,
  },
];
