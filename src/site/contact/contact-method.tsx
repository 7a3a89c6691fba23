import type { ReactNode } from 'react';
import type { IconComponent } from '#kit/ui/icons/icon.tsx';

export const cardClass = 'rounded-card bg-white p-6 ring-1 ring-line';

interface ContactMethodProps {
  Icon: IconComponent;
  heading: string;
  /** A `MethodNote`. */
  note: ReactNode;
  href: string;
  value: string;
  badge: ReactNode;
}

export function ContactMethod({ Icon, heading, note, href, value, badge }: ContactMethodProps) {
  return (
    <section aria-label={heading} className={cardClass}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="flex items-center gap-3 text-xl">
          <Icon className="text-teal" />
          {heading}
        </h2>
        {badge}
      </div>
      <a
        href={href}
        className="mt-1 flex min-h-11 w-fit items-center text-lg font-semibold text-teal underline underline-offset-4 hover:no-underline"
      >
        {value}
      </a>
      {note}
    </section>
  );
}

export const MethodNote = ({ text }: { text: string }) => <p className="text-sm text-ink-soft">{text}</p>;
