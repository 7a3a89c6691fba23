import * as text from '#shared/content/frame.ts';
import { languageNames, siteLanguages } from '#shared/language.ts';
import { other } from '#web/other-language.ts';

interface LanguageLinkProps {
  /** In the other language. */
  path: string;
  className: string;
}

/** `enhance` adds the query, so that the page keeps what it shows. */
export function LanguageLink({ path, className }: LanguageLinkProps) {
  if (!siteLanguages.includes(other)) return null;
  return (
    <a href={path} hrefLang={other} lang={other} aria-label={text.otherLanguageLabel} className={className}>
      {languageNames[other]}
    </a>
  );
}
