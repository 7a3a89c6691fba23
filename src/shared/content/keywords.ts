import { business } from './business.ts';

const place = business.address.county;

/** What each page says it is about, for its `keywords`. */
export const keywords = {
  home: `couch cleaning ${business.address.locality}, sofa cleaning, carpet cleaning, mattress cleaning, upholstery cleaning, ${place}`,
  calculator: `cleaning price calculator, couch cleaning cost, carpet cleaning cost, instant cleaning quote, ${place}`,
  about: `about {business}, professional upholstery cleaners, licensed and insured cleaners, ${place}`,
  blog: `cleaning tips, carpet care, furniture care, mattress care, stain removal, ${place}`,
  contact: `contact {business}, free cleaning quote, cleaning service phone number, ${place}`,
  legal: `{business}, terms, privacy, service agreement`,
  services: {
    couch: `couch cleaning, sofa cleaning, sectional cleaning, fabric couch cleaning, ${place}`,
    chair: `chair cleaning, dining chair cleaning, armchair cleaning, upholstery cleaning, ${place}`,
    carpet: `carpet cleaning, carpet steam cleaning, carpet stain removal, rug cleaning, ${place}`,
    mattress: `mattress cleaning, mattress sanitizing, dust mite removal, mattress stain removal, ${place}`,
  },
} as const;
