import { hoursText, type Profile } from '../profile.ts';
import { business } from './business.ts';
import { localText } from './local.ts';
import { dryingTime, visits } from './visits.ts';

type Faq = { question: string; answer: string };

const { terms } = business;

/** The six questions of the home page. */
export const faqsOf = ({ replyWithinHours }: Profile): readonly Faq[] => [
  {
    question: 'How long does a visit take?',
    answer: `Furniture takes ${visits.couch.takes}, carpets ${visits.carpet.takes} and a mattress ${visits.mattress.takes}, from unloading the machine to the final walk-through. A single chair is nearer the short end; a sectional or a whole floor of carpet is nearer the long one.`,
  },
  {
    question: 'When can I use it again?',
    answer: `Most pieces are dry in ${dryingTime}. We extract as much water as the fabric allows and can leave a fan running while we finish. Thick cushions and ${localText.dampDays} take longer; open windows on a dry afternoon take less.`,
  },
  {
    question: 'How often should it be cleaned?',
    answer: `Furniture ${visits.couch.again}, carpets ${visits.carpet.again} and mattresses ${visits.mattress.again}. With pets, small children or a busy street under the window, stay at the short end of the range.`,
  },
  {
    question: 'Are your products safe around children and pets?',
    answer:
      'Yes. We work with non-toxic, fragrance-free products and rinse them out again, so little is left in the fabric. Keep children and pets off the piece until it is dry, and tell us about allergies or sensitivities before we start.',
  },
  {
    question: 'What if I am not happy with the result?',
    answer: `Tell us within ${terms.recleanWithinDays} days and we come back and clean the piece again free of charge. If the second visit does not put it right either, we refund that piece in full.`,
  },
  {
    question: 'How do I book, and what if my plans change?',
    answer: `Put your pieces into the price calculator, leave a phone number or an email address, and we confirm your date within ${hoursText(replyWithinHours.quote)}. Moving or canceling a visit is free up to ${terms.cancellationNoticeHours} hours before it; if nobody is there to let us in, we charge ${terms.noShowPercent}% of the service cost.`,
  },
];
