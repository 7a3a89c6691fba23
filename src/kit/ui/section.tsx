import type { ReactNode } from 'react';
import { Container } from './container.tsx';

interface SectionProps {
  /** The section's anchor. Its heading must have the id `{id}-heading`. */
  id: string;
  tone?: 'paper' | 'sand' | 'dark';
  children: ReactNode;
}

/** A full-width band of the page. */
export function Section({ id, tone = 'paper', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={headingId(id)} className={`py-7 lg:py-24 ${tones[tone]}`}>
      <Container>{children}</Container>
    </section>
  );
}

interface SectionHeadingProps {
  /** The section's id. */
  section: string;
  eyebrow: string;
  heading: string;
  text?: string;
  tone?: 'light' | 'dark';
  /** `split` puts the text next to the heading on wide screens. */
  layout?: 'stacked' | 'split';
}

export function SectionHeading({
  section,
  eyebrow,
  heading,
  text,
  tone = 'light',
  layout = 'stacked',
}: SectionHeadingProps) {
  const isSplit = layout === 'split';
  return (
    <div className={isSplit ? 'grid items-end gap-x-12 gap-y-4 lg:grid-cols-[1fr_27rem]' : 'grid gap-4'}>
      <div>
        {eyebrow && (
          <p
            className={`mb-3 font-semibold max-md:hidden ${tone === 'dark' ? 'text-mint' : 'text-sun-text'}`}
          >
            {eyebrow}
          </p>
        )}
        <h2 id={headingId(section)} className="max-w-[12.6em] text-h2">
          {heading}
        </h2>
      </div>
      {text && (
        <p className={`max-w-prose lg:text-lg ${tone === 'dark' ? 'text-mint' : 'text-ink-soft'}`}>{text}</p>
      )}
    </div>
  );
}

const headingId = (section: string) => `${section}-heading`;

const tones = { paper: '', sand: 'bg-sand', dark: 'on-dark bg-teal-deep text-white' };
