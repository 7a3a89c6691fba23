import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Profile } from '#shared/profile.ts';
import { ProfileProvider } from './profile.tsx';

/**
 * The entry of a live page: hydrates `#root` with the data in the page. Head, header and footer stay as they are.
 * `prepare` fetches what the first rendering cannot do without; where that fails the page stays what the server wrote.
 */
export async function hydrate<Data extends object>(
  View: ComponentType<Data>,
  prepare?: (data: Data) => Promise<unknown> | null,
) {
  const { profile, ...data } = JSON.parse(document.getElementById('data')!.textContent!);
  const root = document.getElementById('root')!;
  await prepare?.(data as Data);
  // As a transition React hydrates in short slices: on a slow phone one long task would hold back the first tap.
  startTransition(() => {
    hydrateRoot(
      root,
      <ProfileProvider value={profile as Profile}>
        <View {...(data as Data)} />
      </ProfileProvider>,
    );
  });
  // From here on React answers each press, by hydrating at once what it needs: those made before are made again.
  root.dispatchEvent(new Event('hydrating'));
}
