import { discountList } from '#company/catalog/discounts-texts.ts';
import type { Profile } from '#company/profile/profile.ts';
import { emergencyPrice } from '#company/profile/visits-texts.ts';
import { paths } from '#kit/paths/paths.ts';
import { hoursText } from '#kit/time/time-texts.ts';
import type { LegalDocument } from './legal-document.ts';

export const termsOfService = ({
  hours,
  radiusMiles,
  replyWithinHours,
  name,
  legalName,
  city,
  county,
  law,
  terms,
  isLicensedAndInsured,
  nothingDries,
}: Profile): LegalDocument => ({
  path: paths.termsOfService,
  title: 'Terms of Service',
  description: `The rules for using the ${name} website: quotes, prices, booking, ${terms.hasFreeReclean ? `cancellation with ${terms.cancellationNoticeHours} hours’ notice, and our re-clean guarantee` : `and cancellation with ${terms.cancellationNoticeHours} hours’ notice`}.`,
  summary: `A quote doesn’t commit you to anything. You can reschedule or cancel a visit for free up to ${terms.cancellationNoticeHours} hours ahead.${terms.hasFreeReclean ? ` If you’re not happy with the result, tell us within ${terms.recleanWithinDays} days.` : ''}`,
  sections: [
    {
      id: 'agreement',
      heading: 'What these terms cover',
      blocks: [
        `These terms apply to this website and to every quote and booking made with ${legalName} (“we”). How we carry out a visit is described in the Service Agreement, and how we handle personal data in the Privacy Policy.`,
        'If you don’t agree with them, please don’t send a request. You must be at least 18 years old to book.',
      ],
    },
    {
      id: 'quotes',
      heading: 'Quotes and prices',
      blocks: [
        'The calculator and the contact form are free. Sending one asks us for a quote; it isn’t an order. Nothing is booked until we’ve confirmed a date and you’ve said yes.',
        `We reply to a calculator quote within ${hoursText(replyWithinHours.quote)} and to a message within ${hoursText(replyWithinHours.contact)}. Overnight, expect our call first thing in the morning.`,
        `${terms.discounts.length > 0 ? `The calculator takes ${discountList(terms.discounts)}. Its` : 'The calculator’s'} total is an estimate for ${nothingDries ? 'jobs of normal size and condition. If yours' : 'pieces of normal size and wear. If a piece'} is different from what you described, we’ll tell you the new price before we start, and you can say no at no cost.`,
        'Prices are in US dollars and may change. Once we confirm a quote, its price is locked in for that visit.',
      ],
    },
    {
      id: 'area',
      heading: 'Where and when we work',
      blocks: [
        `We serve places within about ${radiusMiles} miles of ${city}. Outside our usual area, we check each request and tell you if we can come.`,
        `Our business hours, in ${city} time:`,
        hours.map(({ label, hoursLabel }) => `${label}: ${hoursLabel}`),
      ],
    },
    {
      id: 'cancellation',
      heading: 'Rescheduling and cancelling a visit',
      blocks: [
        `You can reschedule or cancel a visit for free up to ${terms.cancellationNoticeHours} hours before it starts. Just call, text or email us.`,
        `If nobody is there to let us in, or we’re turned away at the door, ${
          terms.noShowPercent === 0
            ? 'we charge nothing. Call us, and we’ll find another time'
            : `we charge ${terms.noShowPercent}% of the service cost, because a crew made the trip and another customer missed that slot`
        }.`,
        'If we have to cancel because of illness, a breakdown or unsafe conditions, we’ll offer you the next date that works for you and charge nothing.',
      ],
    },
    ...(terms.hasEmergencyVisits
      ? [
          {
            id: 'emergencies',
            heading: 'Emergency visits',
            blocks: [
              `For water damage, call 24/7. An emergency visit costs ${emergencyPrice(terms)}; the crew usually arrives within ${terms.emergencyArrivalHours.from} to ${terms.emergencyArrivalHours.to} hours. We’ll tell you the full price on the phone before anyone heads out.`,
            ],
          },
        ]
      : []),
    {
      id: 'payment',
      heading: 'Payment',
      blocks: [
        'You pay when the work is done and you’ve seen it. If we ask for a deposit when you book, we say so first, and it counts toward your total. Cards are charged on the secure page of our payment provider; we never see the number.',
      ],
    },
    ...(terms.hasFreeReclean
      ? [
          {
            id: 'guarantee',
            heading: 'Re-clean guarantee',
            blocks: [
              `If you’re not happy with ${nothingDries ? 'something' : 'a piece'}, tell us within ${terms.recleanWithinDays} days of the visit. We’ll come back and clean it again for free. If the second cleaning doesn’t fix it, we’ll refund what you paid for that ${nothingDries ? 'part' : 'piece'}.`,
              'The guarantee doesn’t cover anything we told you beforehand was permanent, such as sun fading, bleach or worn fibers, or new spills.',
            ],
          },
        ]
      : []),
    {
      id: 'website',
      heading: 'Using the website',
      blocks: [
        'Please use the site as intended: send accurate details, only send photos you have the right to send, and don’t try to break, flood or scrape it. We may refuse requests that do.',
        'Some pictures on this site are computer-generated illustrations and labeled as such; photos of a customer’s home are shown with that customer’s permission. Articles give general advice; test a hidden spot, and when in doubt, ask us first.',
        `The text, drawings and logo of ${name} belong to us. You’re welcome to link to any page and to quote a few lines with a link.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Our liability',
      blocks: [
        `${isLicensedAndInsured ? 'We are licensed and insured. ' : ''}If we damage something, we fix it or pay for it as described in the Service Agreement. We do our best to keep the site accurate and online, but we can’t promise it will never fail.`,
        `To the extent the law allows, we are not liable for indirect losses, and our liability for a visit is limited to ${isLicensedAndInsured ? 'what our insurance pays or the price of the visit, whichever is greater' : 'the price of the visit'}. Nothing here limits liability that cannot be limited by law.`,
      ],
    },
    {
      id: 'law',
      heading: 'Law and disputes',
      blocks: [
        `Talk to us first: one call settles most things. Otherwise, the laws of ${law} apply, and the courts of ${county}, including small claims court, decide.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      blocks: [
        'We may change these terms and will update the date above. For a visit that’s already confirmed, the terms in effect when you confirmed it apply.',
      ],
    },
  ],
});
