import { type Language, siteLanguages } from '#kit/language/language.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { languageLabels } from '#kit/panel/language-labels.ts';
import { ChoiceButton, choiceClass } from './choice-button.tsx';
import { getTextFields, type PostValues } from './post-values.ts';

interface LanguageChoiceProps {
  language: Language;
  changed: EditFormFor<PostValues>['changed'];
  onChoose: (language: Language) => void;
}

/** Switches between the versions of an article, and says which of them has changes that are not saved. */
export function LanguageChoice({ language, changed, onChoose }: LanguageChoiceProps) {
  if (siteLanguages.length === 1) return null;
  const isEdited = (one: Language) =>
    Object.values(getTextFields(one)).some((name) => changed.includes(name));
  return (
    <fieldset aria-label="Language" className={choiceClass}>
      {siteLanguages.map((one) => (
        <ChoiceButton key={one} isChosen={one === language} onClick={() => onChoose(one)}>
          {isEdited(one) ? `${languageLabels[one]} (edited)` : languageLabels[one]}
        </ChoiceButton>
      ))}
    </fieldset>
  );
}
