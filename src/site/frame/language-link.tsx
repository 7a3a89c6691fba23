import * as text from '#company/profile/site/frame-texts.ts';
import { languageNames, siteLanguages } from '#kit/language/language.ts';
import { other } from '#kit/pages/other-language.ts';
import type { OtherPage } from '#kit/pages/page.ts';

interface LanguageLinkProps extends OtherPage {
  className: string;
}

/** `enhance` adds the query where `hreflang` says that the other page shows the same. */
export function LanguageLink({ path, isSame, className }: LanguageLinkProps) {
  if (!siteLanguages.includes(other)) return null;
  return (
    <a
      href={path}
      hrefLang={isSame ? other : undefined}
      lang={other}
      aria-label={text.otherLanguageLabel}
      className={className}
    >
      {languageNames[other]}
    </a>
  );
}
