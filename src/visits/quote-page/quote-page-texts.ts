import { adjustment, code, discount, minimumFee, tripFee } from '#company/catalog/price-texts.ts';
import type { Profile } from '#company/profile/profile.ts';

export const quotePage = {
  title: `Your quote from {business}`,
  description: `See what {business} will clean and what it costs, then accept the quote, decline it or ask for a change.`,
  included: {
    heading: 'What’s included',
    items: ({ terms, nothingDries }: Profile) => [
      ...(nothingDries
        ? [
            'We look at everything with you before we start.',
            'We clean with a method that’s right for each surface.',
          ]
        : [
            'We inspect each piece with you and test our product on a hidden spot.',
            'We vacuum, pre-treat, clean and extract as much water as we can.',
          ]),
      'We use non-toxic, fragrance-free products as standard.',
      `We go over ${nothingDries ? 'the result' : 'every piece'} with you before we pack up.`,
      ...(terms.hasFreeReclean
        ? [
            `If you’re not happy, tell us within ${terms.recleanWithinDays} days and we’ll re-clean it for free.`,
          ]
        : []),
    ],
  },
  number: (id: number) => `Quote ${id}`,
  photo: { heading: 'Your photo', alt: 'What you sent with your request' },
  state: {
    accepted: 'Quote accepted',
    declined: 'Quote declined',
    open: 'Your quote',
    gone: 'This quote is no longer available',
    unpriced: 'We’ll confirm your price shortly.',
    validUntil: (total: string) => `${total}, valid until `,
    wasValidUntil: 'It was valid until ',
    askAnew: '. Ask us for a new one.',
    acceptedBy: (name: string, total: string) => `${name} accepted ${total} on `,
    youDeclined: 'You declined it. If you change your mind, call us.',
    yourVisit: 'Your visit: ',
    haveMessage: 'We have your message and will get back to you.',
    canStillAccept: ' You can still accept the quote as it is.',
    acceptedBefore: (total: string) =>
      `You accepted ${total} before. We changed the quote since, so please decide again.`,
  },
  decision: {
    label: 'Your decision',
    pickWindow: 'Pick a time',
    pickingAccepts: 'Picking a time accepts the quote.',
    priceComing: {
      heading: 'Your price is on its way',
      text: 'We’re working it out and will send it to you. Then you can accept the quote here.',
    },
    accept: { heading: 'Accept this quote', name: 'Your name', button: 'Accept quote' },
    change: {
      heading: 'Ask for a change',
      anew: 'Ask for a new quote',
      message: 'What would you like to change?',
      afterVisit: { heading: 'Tell us if something isn’t right', message: 'What isn’t right?' },
      button: 'Send message',
    },
    decline: { heading: 'Decline this quote', reason: 'Why not?', button: 'Decline quote' },
  },
  visit: {
    heading: 'Your visit',
    wasOn: 'Your visit was on ',
    moveOrCancel: 'Move or cancel visit',
    see: 'See your visit',
    addToCalendar: 'Add to calendar',
    weArrive: (window: string) => `We arrive ${window}`,
  },
  amounts: {
    heading: 'What we’ll clean',
    headingDone: 'What we cleaned',
    quantity: (count: number) => `Quantity: ${count}`,
    subtotal: 'Subtotal',
    discount,
    adjustment,
    code,
    minimumFee,
    tripFee,
    total: 'Total',
    unpriced: 'To be confirmed',
  },
  terms: {
    agree: 'I agree to the',
    service: 'Terms of Service',
    andThe: ' and the ',
    agreement: 'Service Agreement',
    the: 'The ',
    of: ' of ',
    apply: ' apply.',
  },
  contact: {
    heading: 'Questions?',
    callOrWrite: (company: string) => `${company}. Call or email `,
  },
  visitPhotos: { heading: 'Photos of our work', before: 'Before', after: 'After' },
  notFound: {
    title: `Quote not found | {business}`,
    eyebrow: 'Old or mistyped link',
    heading: 'This quote link doesn’t work',
    text: 'We may have sent you a newer link, or part of the address is missing. Check your latest email from us, or call us and we’ll find your quote.',
  },
} as const;
