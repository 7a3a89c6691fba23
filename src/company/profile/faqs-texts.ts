import { getTimes, hasTime } from '#company/catalog/visit-times.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { hoursText } from '#kit/time/time-texts.ts';
import { timed } from './category-groups.ts';
import { perGroup } from './cleaned-texts.ts';
import type { Faq } from './faqs.ts';
import type { Profile } from './profile.ts';
import { dryIn, hoursSpan, recommended } from './visits-texts.ts';

export const getFaqs = ({
  replyWithinHours,
  terms,
  local,
  piece,
  company,
  categories,
}: Pick<
  Profile,
  'replyWithinHours' | 'terms' | 'local' | 'piece' | 'company' | 'categories'
>): readonly Faq[] => [
  ...(hasTime(company, 'visitHours')
    ? [
        {
          usual: 'visit-length' as const,
          question: 'How long does a visit take?',
          answer: `${capitalized(
            perGroup(
              { categories: timed(categories, company, 'visitHours'), company },
              (group, nouns, { visitHours }) => `${group?.takes ?? `${nouns} take`} ${hoursSpan(visitHours)}`,
            ),
          )}, from setup to the final walk-through. A single piece is closer to the short end, a whole home to the long one.`,
        },
      ]
    : []),
  ...(hasTime(company, 'dryingHours')
    ? [
        {
          usual: 'drying' as const,
          question: 'When can I use it again?',
          answer: `Most pieces are dry in ${dryIn(getTimes(company))}. We extract as much water as the fabric allows and run a fan while we finish. ${piece.thickPieces} and ${local.dampDays} slow drying down; open windows on a dry afternoon speed it up.`,
        },
      ]
    : []),
  ...(hasTime(company, 'againMonths')
    ? [
        {
          usual: 'how-often' as const,
          question: 'How often should it be cleaned?',
          answer: `${capitalized(
            perGroup(
              { categories: timed(categories, company, 'againMonths'), company },
              (group, nouns, times) => `${group?.several ?? nouns} ${recommended(times)}`,
            ),
          )}. With pets, small children or a busy street under the window, go with the short end of the range.`,
        },
      ]
    : []),
  {
    usual: 'products',
    question: 'Are your products safe around children and pets?',
    answer:
      'Yes. We work with non-toxic, fragrance-free products and rinse them out, so very little stays behind. Keep children and pets off until it’s dry, and tell us about allergies or sensitivities before we start.',
  },
  ...(terms.hasFreeReclean
    ? [
        {
          usual: 're-clean' as const,
          question: 'What if I’m not happy with the result?',
          answer: `Tell us within ${terms.recleanWithinDays} days and we’ll come back and clean it again for free. If the second visit doesn’t fix it, we’ll refund that ${hasTime(company, 'dryingHours') ? 'piece' : 'part'} in full.`,
        },
      ]
    : []),
  {
    usual: 'booking',
    question: 'How do I book, and what if my plans change?',
    answer: `${hasTime(company, 'dryingHours') ? 'Add your pieces to' : 'Choose what you need in'} the price calculator, leave a phone number or email, and we’ll confirm your date within ${hoursText(replyWithinHours.quote)}. Rescheduling or cancelling is free up to ${terms.cancellationNoticeHours} hours before your visit; if nobody is there to let us in, we charge ${terms.noShowPercent === 0 ? 'nothing' : `${terms.noShowPercent}% of the service cost`}.`,
  },
];
