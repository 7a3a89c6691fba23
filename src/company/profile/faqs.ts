import * as z from 'zod/mini';
import type { Language } from '#kit/language/language.ts';
import { isUnique, requiredText } from '#kit/wire/setting-rules.ts';
import { trimmedText } from '#kit/wire/text.ts';

const faqLimits = { count: 20, question: 120, answer: 800 } as const;

/** The questions of the code, by what they are about. */
const usualFaqs = ['visit-length', 'drying', 'how-often', 'products', 're-clean', 'booking'] as const;

const bothInSpanish = 'Write both question and answer in Spanish, or leave both empty';

export const faqsSchema = z
  .array(
    z
      .object({
        question: requiredText('A question', faqLimits.question),
        answer: requiredText('An answer', faqLimits.answer),
        questionEs: z.optional(trimmedText(faqLimits.question)),
        answerEs: z.optional(trimmedText(faqLimits.answer)),
        /** Nobody has changed it: the site shows the present text of the code, in both languages. */
        usual: z.optional(z.enum(usualFaqs)),
      })
      .check(
        z.refine(({ questionEs, answerEs }) => questionEs || !answerEs, {
          path: ['questionEs'],
          message: bothInSpanish,
        }),
        z.refine(({ questionEs, answerEs }) => answerEs || !questionEs, {
          path: ['answerEs'],
          message: bothInSpanish,
        }),
      ),
  )
  .check(
    z.maxLength(faqLimits.count, `At most ${faqLimits.count} questions`),
    z.refine(
      (faqs) => isUnique(faqs.map(({ question }) => question.toLowerCase())),
      'Two questions are the same',
    ),
  );
export type Faq = z.infer<typeof faqsSchema>[number];

/** Without Spanish texts the English ones. */
export const faqIn = ({ questionEs, answerEs, ...faq }: Faq, language: Language): Faq =>
  language === 'es' && questionEs && answerEs ? { ...faq, question: questionEs, answer: answerEs } : faq;

/** Nobody asks about a re-clean that is not offered. */
export const isAsked = ({ usual }: Faq, { hasFreeReclean }: { hasFreeReclean: boolean }) =>
  usual !== 're-clean' || hasFreeReclean;
