import type { DemoPage } from '../demo-page.ts';

export const mattress: DemoPage = {
  search: {
    title: 'Mattress Cleaning & Sanitizing in {city} | {businessShort}',
    description:
      'Mattress cleaning across {county}: slow vacuuming, stain treatment and a low-moisture clean against dust mites and allergens.',
  },
  home: {
    text: 'Slow vacuuming, spot treatment and a low-moisture clean of the top and all four sides.',
    typed: 'Mattress',
  },
  hero: {
    eyebrow: 'Every size, from twin to California king',
    heading: 'Mattress cleaning for quieter nights',
    text: 'Sheets get washed; the mattress under them doesn’t. We clean it with very little water, so it’s dry in {dryIn}[{sameDay}, in time for bed].',
    button: 'Price my mattress',
  },
  prices: {
    eyebrow: 'Mattress prices',
    heading: 'Priced by size, top and sides included',
    text: 'Each price covers the sleeping surface and all four sides. The underside and the box spring are extras.',
  },
  addOns: { text: 'For the rest of the bed, and for stains and odors.' },
  steps: {
    eyebrow: 'How it works',
    heading: 'Sanitized in six steps',
    text: 'Foam and springs hold water for days, so we use as little as possible.',
    example: 'Queen Mattress',
    steps: [
      {
        icon: 'search',
        title: 'Inspection',
        text: 'We check seams and stains, ask about allergies, and read the label: foam, latex and springs each take water differently.',
        minutes: 5,
      },
      {
        icon: 'vacuum',
        title: 'Deep vacuuming',
        text: 'Slowly, along every seam and tuft, through a fine filter. Most of what makes people sneeze comes out here, dry.',
        minutes: 15,
      },
      {
        icon: 'spray',
        title: 'Stain treatment',
        text: 'Sweat, blood and coffee each get the cleaner that breaks them down, dabbed on, never soaked.',
        minutes: 15,
      },
      {
        icon: 'wand',
        title: 'Low-moisture sanitizing',
        text: 'We clean the top and sides with a little hot solution and pull it out in the same stroke. Steam follows the seams, where mites gather.',
        minutes: 25,
      },
      {
        icon: 'fan',
        title: 'Drying',
        text: 'Dry passes, then a fan across the surface while we clean our tools. Leave the sheets off until it feels dry.',
        minutes: 10,
      },
      {
        icon: 'check',
        title: 'Final check',
        text: 'We check seams and spots again under a lamp and show you anything that’s left.',
        minutes: 10,
      },
    ],
  },
  points: [
    {
      anchor: 'hazards',
      look: 'icons-dark',
      eyebrow: 'What lives in a bed',
      heading: 'Three things a sheet won’t stop',
      text: 'No reason to panic, but a good reason not to wait.',
      points: [
        {
          icon: 'mite',
          title: 'Dust mites',
          text: 'Too small to see, they feed on skin flakes and love warm, damp places. Their droppings cause the itching and runny noses, and stay behind when the mites are gone.',
        },
        {
          icon: 'germ',
          title: 'Bacteria and viruses',
          text: 'Sweat, spills and a week of flu leave germs in the top layer. Cleaning reduces them. It doesn’t make a bed sterile, and we won’t claim it does.',
        },
        {
          icon: 'wind',
          title: 'Allergens and toxins',
          text: 'Pollen, dander, mold spores and smoke come in on hair and clothes. Our treatment is made for them[: {allergens}% allergen removal on the surfaces we clean].',
        },
      ],
    },
    {
      anchor: 'benefits',
      eyebrow: 'Why it’s worth it',
      heading: 'What changes when it’s clean',
      text: 'We’re cleaners, not doctors, and a clean bed won’t cure anything. But here’s what customers come back for.',
      points: [
        {
          icon: 'wind',
          title: 'Easier mornings',
          text: 'Fewer mites and less dander right under your face often mean less sneezing. A zippered cover and hot-washed sheets keep it that way.',
        },
        {
          icon: 'moon',
          title: 'No odors',
          text: 'We take old sweat out instead of covering it with perfume. Our products are fragrance-free.',
        },
        {
          icon: 'leaf',
          title: 'Kinder to skin',
          text: 'Salt, oil and leftover detergent rub on sensitive skin all night. We rinse them out, along with our own products.',
        },
        {
          icon: 'shield',
          title: 'A longer life',
          text: 'Moisture and grit wear out foam and covers. And many brands only honor the warranty on a mattress without stains.',
        },
      ],
    },
    {
      anchor: 'emergency',
      look: 'call',
      place: 'reviews',
      isForEmergencies: true,
      eyebrow: 'Same day and emergencies',
      heading: 'When it has to be tonight',
      text: 'A sick child, a spilled drink, a burst pipe. Skip the form and call: it’s the fastest way to get a crew.',
      points: [
        {
          title: 'Same-day visit',
          text: 'At the listed price, when we still have an opening that day. We’ll tell you yes or no on the phone.',
        },
        {
          title: 'Emergency visit',
          text: 'The crew usually arrives within {emergencyFrom} to {emergencyTo} hours. It costs {emergencyPrice}. For water damage, call 24/7.',
        },
      ],
      adviceHeading: 'Until we get there',
      advice: [
        'Strip the bed and stand the mattress on its side if you can.',
        'Press a dry white towel on the spot. Don’t rub.',
        'Use cold water only, as little as possible.',
        'Skip the hair dryer: heat sets protein stains for good.',
      ],
    },
  ],
  beforeAfter: {
    eyebrow: 'Before and after',
    heading: 'Under the fitted sheet',
    text: 'Dried stains spread further than you’d think. Move the handle to see the difference.',
  },
  reviews: { eyebrow: 'Customers', heading: 'From people who sleep better' },
  areas: {
    eyebrow: 'Where we work',
    heading: 'Mattress cleaning in {cities} around {city}',
    text: 'Our vans travel up to {radius} miles. Enter your ZIP code in the calculator to check if we serve your area. If we don’t, ask anyway.',
  },
  closing: {
    heading: 'Sleep on a clean mattress',
    text: 'Choose the size and see the price.',
    button: 'Price my mattress',
  },
};
