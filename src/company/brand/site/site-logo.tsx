import { brandColors } from '#company/brand/brand-texts.ts';
import { logoSize, plateOn } from '#company/brand/logo.ts';
import { siteColors } from '#company/brand/palette.ts';
import { hasDrawnMark } from '#company/profile/business-facts.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { Logo } from '#kit/ui/logo.tsx';
import { uploadedLogo } from '#kit/wire/uploaded-picture.ts';

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
