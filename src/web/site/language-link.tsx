import * as text from '#shared/content/frame.ts';
import { languageNames, siteLanguages } from '#shared/language.ts';
import { other } from '#web/other-language.ts';
import type { OtherPage } from '#web/page.ts';

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
