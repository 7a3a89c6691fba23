import type { StoredSettings } from '#shared/settings.ts';
import { setCompanyTimeZone } from '#shared/time-zone.ts';
import { type OwnLogo, tag } from '../business-name.ts';

/** After a save, so that the frame shows it without a reload. */
export function rebrand({ name, shortName, company: { state }, timeZone }: Rebranded, logo: OwnLogo | null) {
  setCompanyTimeZone(timeZone);
  tag('application-name')!.content = name;
  tag('business-short-name')!.content = shortName;
  tag('business-state')!.content = state;
  tag('business-time-zone')!.content = timeZone;
  tag('business-logo')?.remove();
  if (!logo) return;
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'business-logo', content: JSON.stringify(logo) });
  document.head.append(meta);
}

type Rebranded = Pick<StoredSettings, 'name' | 'shortName' | 'company' | 'timeZone'>;
