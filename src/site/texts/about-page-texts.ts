import { groupPhrases } from '#company/presets/phrases-texts.ts';
import { perGroup } from '#company/profile/cleaned-texts.ts';
import type { Claims, Profile } from '#company/profile/profile.ts';
import { statistics } from '#company/profile/statistics-texts.ts';
import { hoursText } from '#kit/time/time-texts.ts';

export const aboutPage = {
  title: `About {business}, {county}`,
  description: `Meet the people behind {business}, cleaning {pieces} in {county} since {since}.`,
  crumb: `About {businessShort}`,

  hero: {
    eyebrow: `Since {since}`,
    headline: '{goodPiece} deserves a second life.',
    text: (profile: Profile) =>
      `We clean ${whatWeClean(profile)}, in homes and businesses across ${profile.county}. One ${profile.nothingDries ? 'job' : 'piece'} at a time, with someone on the phone who’s done the work.`,
    pictureAlt: 'A cream armchair with a coral cushion, in the light of a window',
  },

  statistics: {
    label: `{businessShort} in numbers`,
    list: (claims: Claims) => statistics(claims),
  },

  story: {
    eyebrow: 'Our story',
    text: ({ local }: Profile) => local.story,
    pictureAlt: 'A spray bottle, a brush, folded cloths and a cut lemon on a wooden table',
  },

  values: {
    eyebrow: 'What we stand for',
    heading: 'Three things we won’t compromise on',
    list: ({ replyWithinHours, terms, nothingDries }: Profile) =>
      [
        {
          icon: 'user',
          title: 'Customer First',
          text: `A price before we knock, a reply within ${hoursText(replyWithinHours.quote)}, and shoe covers at the door. If ${nothingDries ? 'something' : 'a piece'} doesn’t need us, we’ll tell you.`,
        },
        {
          icon: 'shield',
          title: terms.hasFreeReclean ? 'Quality Guaranteed' : 'Quality you can check',
          text: `You check the result before you pay.${terms.hasFreeReclean ? ` Within ${terms.recleanWithinDays} days we’ll clean it again for free, and if that doesn’t fix it, you get your money back for that ${nothingDries ? 'part' : 'piece'}.` : ' If something isn’t right, tell the crew while they’re there.'}`,
        },
        {
          icon: 'sparkle',
          title: 'Innovation',
          text: nothingDries
            ? 'Prices online, booking in a minute, and a calculator that shows you the math.'
            : 'Products that rinse out without a trace, machines that leave less water behind, and a calculator that shows you the math.',
        },
      ] as const,
  },

  credentials: {
    license: (number: string) => `License ${number}`,
    eyebrow: ({ isLicensedAndInsured }: Profile) =>
      isLicensedAndInsured ? 'Licensed and insured' : 'Our credentials',
    heading: 'We can prove it',
    text: 'Ask the crew or email us, and we’ll send copies before your visit.',
    emailLabel: 'Email us',
  },

  quote: {
    heading: 'Tell us about {yourPiece}',
    text: ({ nothingDries }: Profile) =>
      `${nothingDries ? 'Choose what you need' : 'Add your pieces'}, see the price, and choose a day. Nothing is booked until you confirm.`,
    label: 'Get Free Quote Today',
  },
} as const;

const whatWeClean = (profile: Profile) =>
  profile.categories.some(({ contactValue }) => !Object.hasOwn(groupPhrases, contactValue))
    ? profile.pieces
    : `what people ${perGroup(profile, (group, nouns) => group?.use ?? nouns)} on`;
