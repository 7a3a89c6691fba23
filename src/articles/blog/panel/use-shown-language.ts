import { useState } from 'react';
import { type Language, languages } from '#kit/language/language.ts';
import type { FieldErrors } from '#kit/panel/editing/field-errors.ts';
import { textFields } from './post-values.ts';

/** Which version of the article the editor shows. A new error brings its version to the front, where it gets the focus. */
export function useShownLanguage(errors: FieldErrors) {
  const [language, setLanguage] = useState<Language>('en');
  const [hasOpenedSpanish, setOpenedSpanish] = useState(false);
  const [known, setKnown] = useState<string[]>([]);

  const show = (next: Language) => {
    setLanguage(next);
    if (next === 'es') setOpenedSpanish(true);
  };
  const showErrors = (found: FieldErrors) => {
    const wrong = languages.find((one) => Object.values(textFields[one]).some((name) => found[name]));
    if (wrong) show(wrong);
  };
  const names = Object.keys(errors);
  if (names.join() !== known.join()) {
    setKnown(names);
    // A corrected error must not take the writer away from its version.
    if (names.some((name) => !known.includes(name))) showErrors(errors);
  }
  return { language, hasOpenedSpanish, show, showErrors };
}
