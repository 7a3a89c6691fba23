import * as z from 'zod/mini';
import { type Language, translatedLanguages } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';
import { nameIn, translatedFields } from '#kit/language/translated-fields.ts';
import { isUnique, requiredText } from '#kit/wire/setting-rules.ts';
import { trimmedText } from '#kit/wire/text.ts';

const faqLimits = { count: 20, question: 120, answer: 800 } as const;

/** The questions of the code, by what they are about. */
const usualFaqs = ['visit-length', 'drying', 'how-often', 'products', 're-clean', 'booking'] as const;

export const faqsSchema = z
  .array(
    z
      .object({
        question: requiredText('A question', faqLimits.question),
        answer: requiredText('An answer', faqLimits.answer),
        ...translatedFields({
          question: z.optional(trimmedText(faqLimits.question)),
          answer: z.optional(trimmedText(faqLimits.answer)),
        }),
        /** Nobody has changed it: the site shows the present text of the code, in every language. */
        usual: z.optional(z.enum(usualFaqs)),
      })
      .check((faq) => {
        for (const language of translatedLanguages) {
          const names = [nameIn('question', language), nameIn('answer', language)] as const;
          const missing = names.filter((name) => !faq.value[name]);
          if (missing.length === 1)
            faq.issues.push({
              code: 'custom',
              input: faq.value,
              path: missing,
              message: `Write both question and answer in ${languageEntries[language].englishName}, or leave both empty`,
            });
        }
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

/** Without texts in that language the English ones. */
export function faqIn(
  { usual, ...faq }: Faq,
  language: Language,
): Pick<Faq, 'question' | 'answer' | 'usual'> {
  const { question, answer } = faq;
  if (language === 'en') return { question, answer, usual };
  const [ownQuestion, ownAnswer] = [faq[nameIn('question', language)], faq[nameIn('answer', language)]];
  return ownQuestion && ownAnswer
    ? { question: ownQuestion, answer: ownAnswer, usual }
    : { question, answer, usual };
}

/** Nobody asks about a re-clean that is not offered. */
export const isAsked = ({ usual }: Faq, { hasFreeReclean }: { hasFreeReclean: boolean }) =>
  usual !== 're-clean' || hasFreeReclean;
