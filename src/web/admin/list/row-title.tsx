import { When } from '../ui/when.tsx';

/** Who sent a record, and when. */
export const RowTitle = ({ name, createdAt }: { name: string; createdAt: string }) => (
  <>
    <h2 className="font-semibold wrap-anywhere">{name}</h2>
    <p className="text-sm text-ink-soft">
      <When at={createdAt} />
    </p>
  </>
);
