/** What each page says it is about, for its `keywords`. */
export const keywords = {
  home: `couch cleaning {city}, sofa cleaning, carpet cleaning, mattress cleaning, upholstery cleaning, {county}`,
  calculator: `cleaning price calculator, couch cleaning cost, carpet cleaning cost, instant cleaning quote, {county}`,
  about: `about {business}, professional upholstery cleaners, {county}`,
  blog: `cleaning tips, carpet care, furniture care, mattress care, stain removal, {county}`,
  contact: `contact {business}, free cleaning quote, cleaning service phone number, {county}`,
  legal: `{business}, terms, privacy, service agreement`,
  services: {
    couch: `couch cleaning, sofa cleaning, sectional cleaning, fabric couch cleaning, {county}`,
    chair: `chair cleaning, dining chair cleaning, armchair cleaning, upholstery cleaning, {county}`,
    carpet: `carpet cleaning, carpet steam cleaning, carpet stain removal, rug cleaning, {county}`,
    mattress: `mattress cleaning, mattress sanitizing, dust mite removal, mattress stain removal, {county}`,
  },
} as const;
