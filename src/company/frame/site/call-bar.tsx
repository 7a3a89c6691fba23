import type { ReactNode } from 'react';
import { callBar } from '#company/frame/call-bar-texts.ts';
import { paths } from '#kit/paths/paths.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { PhoneButton } from './phone-button.tsx';

/** The bar sticks within these sections only, so it never covers the form or main button above them. */
export function WithCallBar({ href, children }: { href?: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <CallBar href={href} />
    </div>
  );
}

/** The phone's bottom bar; it comes to rest above the footer. `href` is the calculator's URL. */
export function CallBar({ href = paths.calculator }: { href?: string }) {
  return (
    <div className="sticky short:static bottom-0 z-30 flex flex-wrap gap-3 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] whitespace-nowrap lg:hidden print:hidden">
      <PhoneButton className="flex-1 px-3!">{callBar.callLabel}</PhoneButton>
      <ButtonLink href={href} variant="sun" className="flex-[1.6] px-3!">
        {callBar.priceLabel}
      </ButtonLink>
    </div>
  );
}
