import * as text from '#shared/content/frame.ts';
import { type Language, languageNames, pathIn, siteLanguages } from '#shared/language.ts';
import { language } from '#shared/locale.ts';

const other: Language = (language as Language) === 'en' ? 'es' : 'en';

interface LanguageLinkProps {
  /** The path of the page here; null if it exists in this language only, and the link leads to home. */
  path: string | null;
  className: string;
}

/** `enhance` adds the query, so that the page keeps what it shows. */
export function LanguageLink({ path, className }: LanguageLinkProps) {
  if (!siteLanguages.includes(other)) return null;
  return (
    <a
      href={pathIn(other, path ?? '/')}
      hrefLang={other}
      lang={other}
      aria-label={text.otherLanguageLabel}
      className={className}
    >
      {languageNames[other]}
    </a>
  );
}
