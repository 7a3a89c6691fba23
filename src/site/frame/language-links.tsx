import { languageEntries } from '#kit/language/languages.ts';
import type { LanguagePage } from '#kit/pages/other-languages.ts';

interface LanguageLinksProps {
  pages: readonly LanguagePage[];
  className: string;
}

/** `enhance` adds the query where `hreflang` says that the other page shows the same. */
export function LanguageLinks({ pages, className }: LanguageLinksProps) {
  return pages.map(({ language, path, isSame }) => (
    <a
      key={language}
      href={path}
      hrefLang={isSame ? language : undefined}
      lang={language}
      aria-label={languageEntries[language].linkLabel}
      className={className}
    >
      {languageEntries[language].name}
    </a>
  ));
}
