import { type OwnLogo, tag } from '../business-name.ts';

/** After a save, so that the frame shows it without a reload. */
export function rebrand({ name, state }: { name: string; state: string }, logo: OwnLogo | null) {
  tag('application-name')!.content = name;
  tag('business-state')!.content = state;
  tag('business-logo')?.remove();
  if (!logo) return;
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'business-logo', content: JSON.stringify(logo) });
  document.head.append(meta);
}
