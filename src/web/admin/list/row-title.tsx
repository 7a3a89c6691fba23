import { Tag } from '../ui/chip.tsx';
import { When } from '../ui/when.tsx';
import { visitNumberText } from './visit-number.ts';

interface RowTitleProps {
  name: string;
  createdAt: string;
  /** Of a lead: the number of its visit among the customer's. */
  visitNumber?: number;
}

/** Who sent a record, and when. */
export const RowTitle = ({ name, createdAt, visitNumber = 1 }: RowTitleProps) => (
  <>
    <h2 className="font-semibold wrap-anywhere">{name}</h2>
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      <When at={createdAt} />
      {visitNumber > 1 && <Tag>{visitNumberText(visitNumber)}</Tag>}
    </p>
  </>
);
