import type { ReactNode } from 'react';
import { PanelLogo } from '#company/brand/panel/panel-logo.tsx';
import { languages } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';
import { language as present } from '#kit/language/locale.ts';
import { chooseLanguage } from '#kit/panel/panel-language.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { paths } from '#kit/paths/paths.ts';

interface SignInFrameProps {
  title: string;
  subtitle: string;
  footer?: string;
  children: ReactNode;
}

/** Around every screen that opens without a session. */
export function SignInFrame({ title, subtitle, footer, children }: SignInFrameProps) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-8 p-5">
      <a href={paths.home} className="rounded-input">
        <PanelLogo />
      </a>
      <section className="grid w-full max-w-96 gap-6 rounded-card bg-surface p-6 shadow-pop ring-1 ring-line sm:p-8">
        <div>
          <h1 className="font-display text-2xl font-bold tracking-tight">{title}</h1>
          <p className="mt-1 text-ink-soft">{subtitle}</p>
        </div>
        {children}
      </section>
      {footer && <p className="text-center text-ink-soft">{footer}</p>}
      <LanguageSwitch />
    </main>
  );
}

/** Until it is known who signs in, the browser's language stands. */
const LanguageSwitch = () => (
  <div className="-mt-4 flex gap-2">
    {languages
      .filter((language) => language !== present)
      .map((language) => (
        <Button key={language} lang={language} variant="quiet" onClick={() => chooseLanguage(language)}>
          {languageEntries[language].name}
        </Button>
      ))}
  </div>
);
