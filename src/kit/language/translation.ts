/** The shape of texts in any language: words may differ, names and arguments may not. */
export type Shape<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Result
    ? (...values: Values) => Shape<Result>
    : Text extends readonly unknown[]
      ? { readonly [Index in keyof Text]: Shape<Text[Index]> }
      : Text extends object
        ? { readonly [Key in keyof Text]: Shape<Text[Key]> }
        : Text;

/**
 * Fails the type check where `Translated` lacks a text of `Source`. Every file that ends in a language,
 * such as `.es.ts`, ends with a type that compares its own exports with those of the English file.
 */
export type Translation<Source, Translated extends Shape<Source>> = Translated & Source;
