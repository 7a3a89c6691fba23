import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Profile } from '#shared/profile.ts';
import { setCompanyTimeZone } from '#shared/time-zone.ts';
import { ProfileProvider } from './profile.tsx';

/**
 * Hydrates `#root` with the data in the page. `prepare` loads what the first rendering needs; if it fails, the page
 * stays as the server rendered it.
 */
export async function hydrate<Data extends object>(
  View: ComponentType<Data>,
  prepare?: (data: Data) => Promise<unknown> | null,
) {
  const { profile, ...data } = JSON.parse(document.getElementById('data')!.textContent!);
  setCompanyTimeZone(profile.timeZone);
  const root = document.getElementById('root')!;
  await prepare?.(data as Data);
  // In a transition, React hydrates in short slices. On a slow phone, one long task would delay the first tap.
  startTransition(() => {
    hydrateRoot(
      root,
      <ProfileProvider value={profile as Profile}>
        <View {...(data as Data)} />
      </ProfileProvider>,
    );
  });
  // From here on React handles clicks, so `enhance` repeats the earlier ones.
  root.dispatchEvent(new Event('hydrating'));
}
