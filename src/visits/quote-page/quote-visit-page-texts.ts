import { untilBefore, whyTooLate } from '#kit/time/time-texts.ts';

export const quoteVisitPage = {
  title: `Your visit with {business}`,
  description: `Pick an arrival window, then move or cancel your visit from {business} on the same page.`,
  headings: {
    windows: 'Pick your arrival window',
    move: 'Pick another arrival window',
    address: 'Where should we come?',
    booked: 'You’re booked',
    cancel: 'Cancel your visit?',
    confirming: 'Your payment is being confirmed',
    refused: 'Your deposit is refunded',
    unconfirmed: 'Check your email',
    confirm: 'Confirm your visit',
    unavailable: 'Let’s find a time together',
  },
  windows: {
    cancelled: 'Your visit is cancelled. Your quote stays valid, so you can pick another time.',
    full: 'These days are full. Call us and we’ll find a time.',
    later: 'Show later days',
    nearby: 'We’re near you that day',
    asAsked: (part: string) => `${part}, as you asked`,
    others: 'Other times',
  },
  address: {
    held: (minutes: number) => `We hold this time for ${minutes} minutes.`,
    another: 'Pick another time',
    name: 'Your name',
    phone: 'Phone',
    street: 'Street',
    unit: 'Apartment or unit',
    city: 'City',
    zipCode: 'ZIP code',
    access: 'How do we get in?',
    accessHint: 'Gate code, parking, pets.',
    accept: (total: string) => `I accept the quote of ${total} and agree to the`,
    deposit: (amount: string) =>
      `To book, you pay a deposit of ${amount} by card on the next page. It counts toward your total.`,
    pay: 'Continue to payment',
    book: 'Book this visit',
  },
  booked: {
    when: 'When',
    takes: (hours: string) => `Takes about ${hours}`,
    who: 'Who comes',
    crewFrom: (crew: string, business: string) => `${crew} from ${business}`,
    where: 'Where',
    what: 'What we’ll clean',
    price: 'What it costs',
    payAfter: 'You pay once the work is done and you’ve seen it.',
    change: 'Change of plans?',
    changeable: (hours: number) =>
      `You can move or cancel it here ${untilBefore(hours)}. Didn’t book it? Cancel it or call us.`,
    fixed: (hours: number, percent: number) =>
      `${whyTooLate(hours)}, so you can’t change it here. ${percent === 0 ? '' : `If nobody is there, we charge ${percent}% of the price. `}Need to change it, or didn’t book it? Call us and we’ll do what we can.`,
    move: 'Move visit',
    cancel: 'Cancel visit',
  },
  cancel: {
    text: 'Your quote stays valid, and you can pick another time later.',
    reason: 'Why?',
    button: 'Cancel visit',
    keep: 'Keep visit',
  },
  unconfirmed: {
    openLink: (time: string) =>
      `It isn’t booked yet. A first visit this long needs your OK: open the link that we sent to the email on your quote. We hold this time until ${time}.`,
    noEmail: 'No email? Look in your spam folder, or call us.',
  },
  confirm: {
    text: 'Press once, and your visit is booked.',
    button: 'Confirm visit',
  },
  confirming:
    'Your visit is booked once the payment is confirmed, usually within a minute. This page updates by itself.',
  refused:
    'The visit could no longer be booked when your payment came. We’re refunding your deposit in full; you’ll see it in your account within a few days.',
  unavailable: 'This quote can’t be booked online right now. Call us and we’ll find a time that suits you.',
  back: 'Back to the quote',
} as const;
