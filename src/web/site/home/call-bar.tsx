import type { ReactNode } from 'react';
import { callBar } from '#shared/content/call-bar.ts';
import { paths } from '#shared/paths.ts';
import { Part } from '#web/part.tsx';
import { useProfile } from '#web/profile.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PhoneIcon } from '#web/ui/icons/contact.tsx';

/** The sections below a page's own form or main button. The bar sticks within them, so that it never covers those. */
export function WithCallBar({ href, children }: { href?: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <Part of={CallBar} {...(href && { href })} />
    </div>
  );
}

/** The phone's bottom bar. It comes to rest above the footer, so it covers nothing for good. `href` is the calculator's. */
export function CallBar({ href = paths.calculator }: { href?: string }) {
  const profile = useProfile();
  return (
    <div className="sticky short:static bottom-0 z-30 flex flex-wrap gap-3 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] whitespace-nowrap lg:hidden print:hidden">
      <ButtonLink href={`tel:${profile.phone.e164}`} className="flex-1 px-3!">
        <PhoneIcon className="size-5" />
        {callBar.callLabel}
      </ButtonLink>
      <ButtonLink href={href} variant="sun" className="flex-[1.6] px-3!">
        {callBar.priceLabel}
      </ButtonLink>
    </div>
  );
}
