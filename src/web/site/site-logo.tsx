import { hasDrawnMark } from '#shared/business-facts.ts';
import { brandColors } from '#shared/content/brand.ts';
import { logoSize, plateOn } from '#shared/logo.ts';
import { siteColors } from '#shared/palette.ts';
import { uploadedLogo } from '#shared/uploaded-picture.ts';
import { useProfile } from '#web/profile.tsx';
import { Logo } from '#web/ui/logo.tsx';

const box = { width: 176, height: 44 };

/** The owner's logo; without one the name, beside the drawn mark if that is its own. Includes the name. */
export function SiteLogo({ tone = 'teal' }: { tone?: 'teal' | 'light' }) {
  const { name, logo, colors } = useProfile();
  if (!logo) return <Logo name={name} hasMark={hasDrawnMark(name)} tone={tone} />;
  const all = siteColors(colors);
  const plate = plateOn(logo, tone === 'light' ? all.tealDeep : brandColors.paper, all);
  const picture = <img src={uploadedLogo(logo.url)!.shown} alt={name} {...logoSize(logo, box)} />;
  return plate ? <span className={plates[plate]}>{picture}</span> : picture;
}

const plates = {
  light: 'inline-flex rounded-input bg-white px-3 py-2',
  dark: 'inline-flex rounded-input bg-teal-deep px-3 py-1',
};
