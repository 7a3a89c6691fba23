import * as z from 'zod/mini';
import { isUnique, requiredText } from './setting-rules.ts';

export const faqLimits = { count: 20, question: 120, answer: 800 } as const;

export const faqsSchema = z
  .array(
    z.object({
      question: requiredText('A question', faqLimits.question),
      answer: requiredText('An answer', faqLimits.answer),
    }),
  )
  .check(
    z.maxLength(faqLimits.count, `At most ${faqLimits.count} questions`),
    z.refine(
      (faqs) => isUnique(faqs.map(({ question }) => question.toLowerCase())),
      'Two questions are the same',
    ),
  );
export type Faq = z.infer<typeof faqsSchema>[number];
