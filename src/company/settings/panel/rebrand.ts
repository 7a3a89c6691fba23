import { type OwnLogo, tag } from '#company/profile/panel/business-name.ts';
import type { StoredSettings } from '#company/settings/settings.ts';
import { setCompanyTimeZone } from '#kit/time/time-zone.ts';

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
