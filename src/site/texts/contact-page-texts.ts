import type { Profile } from '#company/profile/profile.ts';
import { hoursText } from '#kit/time/time-texts.ts';

export const contactPage = {
  title: `Contact {business} in {city}`,
  description: ({ radiusMiles, replyWithinHours }: Profile) =>
    `Ask for a free quote by form, email or phone. A real person replies within ${hoursText(replyWithinHours.contact)}. We serve {county}, up to ${radiusMiles} miles out.`,
  crumb: 'Contact',

  hero: {
    eyebrow: 'Contact',
    headline: 'Tell us what it’s been through.',
    text: 'Red wine, a new puppy, eleven years of movie nights: we’ve seen worse. Write a few lines, and someone who cleans for a living will reply.',
  },

  email: {
    heading: 'Email us',
    label: ({ terms, replyWithinHours }: Profile) =>
      terms.hasEmergencyVisits ? '24/7 response' : `Within ${hoursText(replyWithinHours.contact)}`,
    text: ({ nothingDries }: Profile) => `Write anytime. Photos${nothingDries ? '' : ' of the stain'} help.`,
  },

  phone: ({ terms }: Profile) =>
    terms.hasEmergencyVisits ? 'During business hours; water damage, 24/7.' : 'During business hours.',

  hours: { heading: 'Business hours' },

  location: {
    heading: 'Service location',
    headquartersLabel: 'Headquarters',
    headquarters: ({ county }: Profile) => county,
    radiusLabel: 'Service radius',
    radius: ({ radiusMiles }: Profile) => `${radiusMiles} miles`,
  },

  coverage: {
    eyebrow: 'Service coverage',
    text: ({ local }: Profile) => local.coverage,
  },

  whyChoose: {
    eyebrow: 'Why choose us',
    heading: 'Our promises to you',
    pictureAlt: 'A rust loveseat with bright pillows beside a tall plant, in morning light',
    points: ({
      claims,
      replyWithinHours,
      terms,
      city,
      foundedYear,
      isLicensedAndInsured,
      nothingDries,
    }: Profile) => [
      {
        title: 'A real person replies',
        text: `Within ${hoursText(replyWithinHours.contact)} for a message, within ${hoursText(replyWithinHours.quote)} for a quote from the calculator.`,
      },
      {
        title: 'The price stands',
        text: `What we quote is what you pay. If ${nothingDries ? 'the job' : 'a piece'} is different from what you described, we’ll tell you before we start.`,
      },
      ...(isLicensedAndInsured
        ? [
            {
              title: 'Licensed and insured',
              text: 'On every visit, in homes and in businesses.',
            },
          ]
        : []),
      {
        title: 'Gentle by default',
        text: 'Non-toxic, fragrance-free products, fully rinsed out. Made for homes with kids, pets and bare feet.',
      },
      ...(terms.hasFreeReclean
        ? [
            {
              title: 'Free re-clean',
              text: `Tell us within ${terms.recleanWithinDays} days. If the second visit doesn’t fix it, we’ll refund that ${nothingDries ? 'part' : 'piece'}.`,
            },
          ]
        : []),
      {
        title: `Here since ${foundedYear}`,
        text: `${claims.customersServed ? `${claims.customersServed} customers` : 'We clean'} in ${city} and around it.`,
      },
    ],
  },

  quote: {
    heading: 'Want a price right now?',
    text: 'The calculator adds up {pieces} as you tap them.',
    label: 'Get Instant Quote',
  },
} as const;
