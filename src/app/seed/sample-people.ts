/** Made-up people for sample leads. Phone numbers begin with 555; email addresses end in .example. */
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
  'We’re moving out at the end of the month and need two bedrooms and the hallway done.',
  'My son has allergies. How often do you suggest having a mattress cleaned?',
  'Do you clean velvet too? It’s a light gray three-seat sofa, about four years old.',
  'Red wine on a beige rug. I’ve only dabbed it with water so far.',
  'Our office has 24 chairs. Evenings work best for us.',
  'A neighbor recommended you. Please call after 5.',
];

/** Most quotes have no notes. */
export const quoteNotes = ['', '', '', 'Second floor, no elevator.', 'Ring the bell.', 'We have a cat.'];

/** Landing page, referrer and campaign of each sample visit. */
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

export const streets = [
  'Oak St',
  'Elm Ave',
  'Magnolia Blvd',
  'Riverside Dr',
  'Olive Ave',
  'Verdugo Rd',
  'Victory Blvd',
];

/** Most properties have none. */
export const accessNotes = ['', '', '', '', 'Gate code 4417', 'Park in the driveway.', 'Two friendly dogs.'];

/** Most customers have none. */
export const staffNotes = [
  '',
  '',
  '',
  '',
  '',
  '',
  'Prefers mornings.',
  'Call before you come.',
  'Pays by check.',
];

/** The first part of an email address, in plain letters. */
export const getMailbox = (firstName: string, lastName: string): string =>
  `${firstName}.${lastName}`
    .normalize('NFD')
    .replace(/[^a-z.]/gi, '')
    .toLowerCase();
