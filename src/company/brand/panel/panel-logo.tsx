import { hasDrawnMark } from '#company/profile/business-facts.ts';
import { businessLogo, businessName } from '#company/profile/panel/business-name.ts';
import { Logo } from '#kit/ui/logo.tsx';

/** The owner's logo; without one the name, beside the drawn mark if that is its own. */
export function PanelLogo({ className }: { className?: string }) {
  const name = businessName();
  const logo = businessLogo();
  if (!logo) return <Logo name={name} hasMark={hasDrawnMark(name)} className={className} />;
  const { plate, ...image } = logo;
  return <img {...image} alt={name} className="rounded-input p-1" style={{ backgroundColor: plate }} />;
}

/** In a bar, on one line. */
export const barLogoClass = 'min-w-0 [&>svg]:size-7 [&>span]:truncate [&>span]:text-base';
