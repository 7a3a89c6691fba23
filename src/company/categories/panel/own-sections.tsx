import type { ReactNode } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { PlusIcon, TrashIcon } from '#kit/ui/icons/actions.tsx';

interface OwnSectionsProps<Section> {
  sections: readonly Section[];
  limit: number;
  /** A new one. */
  blank: Section;
  /** An error of the list itself. */
  fault?: ReactNode;
  onChange: (sections: Section[]) => void;
  /** The fields of a section. */
  children: (section: Section, index: number, onChange: (next: Section) => void) => ReactNode;
}

/** The owner's own sections in one language: each can go, and more can come. */
export function OwnSections<Section extends { heading: string }>(props: OwnSectionsProps<Section>) {
  const { sections, limit, blank, fault, onChange, children } = props;
  return (
    <>
      {sections.length === 0 && <p className="text-ink-soft">No section of your own.</p>}
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section has no id, and its heading is being typed
        <div key={index} className="grid gap-4 border-l-2 border-line pl-3 not-last:mb-4">
          {children(section, index, (next) => onChange(sections.with(index, next)))}
          <Button
            variant="quiet"
            className="-ml-3.5 justify-self-start"
            onClick={() => onChange(sections.toSpliced(index, 1))}
          >
            <TrashIcon className="size-4" />
            Remove this section
            <span className="sr-only">{section.heading}</span>
          </Button>
        </div>
      ))}
      {fault}
      {sections.length < limit && (
        <Button className="justify-self-start" onClick={() => onChange([...sections, blank])}>
          <PlusIcon className="size-4" />
          Add a section
        </Button>
      )}
    </>
  );
}
