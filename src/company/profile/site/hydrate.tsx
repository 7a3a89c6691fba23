import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Profile } from '#company/profile/profile.ts';
import { noteServerHtml } from '#kit/pages/keep-server-html.tsx';
import { PlainPage, showPlainForms, showServerHtml } from '#kit/pages/plain-page.tsx';
import { setCompanyTimeZone } from '#kit/time/time-zone.ts';
import { ProfileProvider } from './profile.tsx';

/**
 * Hydrates `#root` with the data in the page. `prepare` loads what the first rendering needs; if it fails, the page
 * stays the plain form that the server rendered.
 */
export async function hydrate<Data extends object>(
  View: ComponentType<Data>,
  prepare?: (data: Data) => Promise<unknown> | null,
) {
  const { profile, ...data } = JSON.parse(document.getElementById('data')!.textContent!);
  setCompanyTimeZone(profile.timeZone);
  const root = document.getElementById('root')!;
  try {
    await prepare?.(data as Data);
  } catch (error) {
    showPlainForms();
    throw error;
  }
  const html = root.innerHTML;
  noteServerHtml(root);
  // In a transition, React hydrates in short slices. On a slow phone, one long task would delay the first tap.
  startTransition(() => {
    hydrateRoot(
      root,
      <PlainPage html={html}>
        <ProfileProvider value={profile as Profile}>
          <View {...(data as Data)} />
        </ProfileProvider>
      </PlainPage>,
      // React itself failed here, so the server's HTML is shown without it.
      { onUncaughtError: () => showServerHtml(html) },
    );
  });
  // From here on React handles clicks, so `enhance` repeats the earlier ones.
  root.dispatchEvent(new Event('hydrating'));
}
