import type { FieldError } from '#kit/wire/errors.ts';

/** The name of a text of the module, with its values if it has some. */
export type SentenceIn<Texts> = {
  [Name in keyof Texts]: Texts[Name] extends (...values: infer Values) => string
    ? readonly [Name, ...Values]
    : Name;
}[keyof Texts];

export type VisitorSentence = SentenceIn<typeof import('./visitor-errors.ts').visitorErrors>;

/** A refusal of a customer or a crew, before it is known in which language. */
export type Sentence =
  | SentenceIn<typeof import('./booking-errors.ts')>
  | SentenceIn<typeof import('./contact-errors.ts').contactErrors>
  | SentenceIn<typeof import('./crew-errors.ts')>
  | SentenceIn<typeof import('./quote-errors.ts')>
  | SentenceIn<typeof import('./refusals.ts')>
  | VisitorSentence;

export interface FieldSentence<Any extends Sentence = Sentence> {
  path: string;
  sentence: Any;
}

export function say<Texts extends object>(texts: Texts, sentence: SentenceIn<Texts>): string {
  const [name, ...values] = [sentence].flat() as [keyof Texts, ...unknown[]];
  const text = texts[name] as string | ((...all: unknown[]) => string);
  return typeof text === 'string' ? text : text(...values);
}

export const sayErrors = <Texts extends object>(
  texts: Texts,
  errors: readonly { path: string; sentence: SentenceIn<NoInfer<Texts>> }[],
): FieldError[] => errors.map(({ path, sentence }) => ({ path, message: say(texts, sentence) }));
