import { paths } from '../../paths.ts';
import { hoursText, type Profile } from '../../profile.ts';
import { business } from '../business.ts';
import type { LegalDocument } from './legal-document.ts';

const { address, legalName, name, terms } = business;

export const termsOfService = ({ hours, radiusMiles, replyWithinHours }: Profile): LegalDocument => ({
  path: paths.termsOfService,
  title: 'Terms of Service',
  description: `The rules for using the ${name} website: quotes, prices, booking, cancellation with ${terms.cancellationNoticeHours} hours’ notice, and our re-clean guarantee.`,
  summary: `A quote binds you to nothing. A visit can be moved or canceled free of charge up to ${terms.cancellationNoticeHours} hours before it. If the result disappoints you, tell us within ${terms.recleanWithinDays} days.`,
  sections: [
    {
      id: 'agreement',
      heading: 'What these terms cover',
      blocks: [
        `These terms apply to this website and to every quote and booking made with ${legalName} (“we”). How we carry out a visit is described in the Service Agreement, and how we handle personal data in the Privacy Policy.`,
        'If you do not agree with them, please do not send a request. You must be at least 18 years old to book.',
      ],
    },
    {
      id: 'quotes',
      heading: 'Quotes and prices',
      blocks: [
        'The calculator and the contact form are free. Sending one of them is a question to us, not an order: nothing is booked until we have confirmed a date and you have said yes.',
        `We answer a quote from the calculator within ${hoursText(replyWithinHours.quote)} and a message within ${hoursText(replyWithinHours.contact)}. In the night that may be with the first call of the morning.`,
        'The calculator takes 10% off a subtotal above $100 and 15% off a subtotal above $200. Its total is an estimate for pieces of usual size and wear. If a piece turns out to be different from what you described, we tell you the new price before we begin, and you may say no at no cost.',
        'Prices are in US dollars and may change. A quote that we have confirmed keeps its price for that visit.',
      ],
    },
    {
      id: 'area',
      heading: 'Where and when we work',
      blocks: [
        `We serve places within about ${radiusMiles} miles of ${address.locality}. Outside our usual area we look at each request and tell you whether we can come.`,
        `Our business hours, in ${address.locality} time:`,
        hours.map(({ label, hoursLabel }) => `${label}: ${hoursLabel}`),
      ],
    },
    {
      id: 'cancellation',
      heading: 'Moving and canceling a visit',
      blocks: [
        `You may move or cancel a visit free of charge until ${terms.cancellationNoticeHours} hours before it begins. A call, a text message or an email is enough.`,
        `If nobody is there to let us in, or we are turned away at the door, we charge ${terms.noShowPercent}% of the service cost: a crew has driven to you and another customer has waited.`,
        'If we have to cancel, for illness, a breakdown or unsafe conditions, we offer you the next date that suits you and charge nothing.',
      ],
    },
    {
      id: 'emergencies',
      heading: 'Emergency visits',
      blocks: [
        `For water damage you can call at any hour. An emergency visit costs ${terms.emergencySurchargePercent}% more than the listed price; the crew is usually with you within ${terms.emergencyArrivalHours.from} to ${terms.emergencyArrivalHours.to} hours. We name the whole price on the telephone before anybody drives off.`,
      ],
    },
    {
      id: 'payment',
      heading: 'Payment',
      blocks: [
        'You pay when the work is done and you have seen it. We take no payment through this website, and we ask for no deposit.',
      ],
    },
    {
      id: 'guarantee',
      heading: 'Re-clean guarantee',
      blocks: [
        `If you are not happy with a piece, tell us within ${terms.recleanWithinDays} days of the visit. We come back and clean it again free of charge. If the second cleaning does not put it right, we refund what you paid for that piece.`,
        'The guarantee does not cover what was said beforehand to be permanent, such as sun fading, bleach or worn fibers, nor new spills.',
      ],
    },
    {
      id: 'website',
      heading: 'Using the website',
      blocks: [
        'Please use the site as it is meant: send true details, send no photos that are not yours to send, and do not try to break it, flood it or copy it by machine. We may refuse requests that do.',
        'Room pictures on this site are illustrations, marked as such, and not photographs of a customer’s home. Articles give general advice; test a hidden spot, and when in doubt ask us first.',
        `Texts, drawings and the mark of ${name} belong to us. You may link to any page, and quote a few lines with a link.`,
      ],
    },
    {
      id: 'liability',
      heading: 'What we answer for',
      blocks: [
        'We are licensed and insured. If we damage something, we put it right or pay for it as the Service Agreement says. We do our best to keep the site correct and reachable, but we do not promise that it never fails.',
        'As far as the law allows, we are not liable for indirect losses, and for a visit our liability ends at what our insurance pays or the price of the visit, whichever is more. Nothing here limits liability that the law does not let us limit.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and disputes',
      blocks: [
        `Talk to us first: most things are settled with one call. Otherwise the law of the State of ${address.state} applies, and the courts of ${address.county} decide, small claims court included.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      blocks: [
        'We may change these terms; the date above then changes too. For a visit that is already confirmed, the terms of the day you confirmed it hold.',
      ],
    },
  ],
});
