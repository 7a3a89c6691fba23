import { useEffect, useState } from 'react';
import { type OpenState, openState } from '#company/profile/open-state.ts';
import type { Profile } from '#company/profile/profile.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { contactPhone } from '#sales/contact/contact-form-page-texts.ts';

/** The page is cached, so only the browser knows whether we are open now. */
export function OpenBadge() {
  const profile = useProfile();
  const state = useOpenState(profile);
  const look = state?.isOpen ? 'bg-success-wash text-success' : 'bg-sand text-ink-soft';
  return (
    <span className={`flex items-center gap-2 rounded-full px-3 py-0.5 text-sm font-semibold ${look}`}>
      {state?.isOpen && <span className="size-2 rounded-full bg-success" />}
      {state?.text ?? contactPhone.badge(profile.city)}
    </span>
  );
}

/** Null before hydration; then updated every 30 seconds. */
function useOpenState({ hours, closures }: Profile): OpenState | null {
  const [state, setState] = useState<OpenState | null>(null);
  useEffect(() => {
    const look = () => setState(openState(new Date(), { hours, closures }));
    look();
    const timer = setInterval(look, 30_000);
    return () => clearInterval(timer);
  }, [hours, closures]);
  return state;
}
