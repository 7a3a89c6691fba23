import { useState } from 'react';
import { type Language, languages } from '#kit/language/language.ts';
import type { FieldErrors } from '#kit/panel/editing/field-errors.ts';
import { getTextFields } from './post-values.ts';

/** Which version of the article the editor shows. A new error brings its version to the front, where it gets the focus. */
export function useShownLanguage(errors: FieldErrors) {
  const [language, setLanguage] = useState<Language>('en');
  const [opened, setOpened] = useState<readonly Language[]>(['en']);
  const [known, setKnown] = useState<string[]>([]);

  const show = (next: Language) => {
    setLanguage(next);
    setOpened((before) => (before.includes(next) ? before : [...before, next]));
  };
  const showErrors = (found: FieldErrors) => {
    const wrong = languages.find((one) => Object.values(getTextFields(one)).some((name) => found[name]));
    if (wrong) show(wrong);
  };
  const names = Object.keys(errors);
  if (names.join() !== known.join()) {
    setKnown(names);
    // A corrected error must not take the writer away from its version.
    if (names.some((name) => !known.includes(name))) showErrors(errors);
  }
  return { language, opened, show, showErrors };
}
