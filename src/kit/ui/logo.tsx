import { drawing } from './icons/icon.tsx';

type LogoProps = {
  name: string;
  /** Whether the drawn mark is that of this name; another name stands alone. */
  hasMark: boolean;
  /** Use `light` on dark bands. */
  tone?: 'teal' | 'light';
  className?: string;
};

/** Includes the name, so a link around it needs no label. */
export function Logo({ name, hasMark, tone = 'teal', className = '' }: LogoProps) {
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      {hasMark && <LogoMark tone={tone} className="size-9 max-[14rem]:hidden" />}
      <span className="font-display text-base font-bold leading-tight sm:text-lg tracking-tight">{name}</span>
    </span>
  );
}

/** Decorative. Alone, it needs a link or heading with the name. */
function LogoMark({ tone = 'teal', className }: Omit<LogoProps, 'name' | 'hasMark'>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" className={className ? `shrink-0 ${className}` : 'shrink-0'}>
      <use href={drawing(`mark-${tone}`)} />
    </svg>
  );
}
