import { type Language, languages, siteLanguages } from '#kit/language/language.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { ChoiceButton, choiceClass } from './choice-button.tsx';
import { type PostValues, textFields } from './post-values.ts';

interface LanguageChoiceProps {
  language: Language;
  changed: EditFormFor<PostValues>['changed'];
  onChoose: (language: Language) => void;
}

/** Switches between the versions of an article, and says which of them has changes that are not saved. */
export function LanguageChoice({ language, changed, onChoose }: LanguageChoiceProps) {
  if (!siteLanguages.includes('es')) return null;
  const isEdited = (one: Language) => Object.values(textFields[one]).some((name) => changed.includes(name));
  return (
    <fieldset aria-label="Language" className={choiceClass}>
      {languages.map((one) => (
        <ChoiceButton key={one} isChosen={one === language} onClick={() => onChoose(one)}>
          {isEdited(one) ? `${names[one]} (edited)` : names[one]}
        </ChoiceButton>
      ))}
    </fieldset>
  );
}

const names: Record<Language, string> = { en: 'English', es: 'Spanish' };
