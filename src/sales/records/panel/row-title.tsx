import type { ReactNode } from 'react';
import { Tag } from '#kit/panel/ui/chip.tsx';
import { When } from '#kit/panel/ui/when.tsx';
import { visitNumberText } from './visit-number.ts';

interface RowTitleProps {
  name: string;
  createdAt: string;
  /** For a lead: the number of its visit among the customer's. */
  visitNumber?: number;
  /** Opens the record. */
  onOpen?: () => void;
  /** More in the line of the time. */
  children?: ReactNode;
}

/** Who sent a record, and when. */
export const RowTitle = ({ name, createdAt, visitNumber = 1, onOpen, children }: RowTitleProps) => (
  <>
    <h2 className="font-semibold wrap-anywhere">
      {onOpen ? (
        <button
          type="button"
          onClick={onOpen}
          className="rounded-md text-left hover:text-link hover:underline"
        >
          {name}
        </button>
      ) : (
        name
      )}
    </h2>
    <p className="flex flex-wrap items-center gap-x-2 gap-y-0 text-sm text-ink-soft">
      <When at={createdAt} />
      {children}
      {visitNumber > 1 && <Tag>{visitNumberText(visitNumber)}</Tag>}
    </p>
  </>
);
