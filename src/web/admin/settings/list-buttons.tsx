import { PlusIcon } from '#web/ui/icons/actions.tsx';
import { Button } from '../ui/button.tsx';

interface ListButtonsProps {
  /** In the singular, such as `review`. */
  noun: string;
  count: number;
  onAdd: () => void;
  onClear: () => void;
}

/** Below a list in a form of Settings. */
export function ListButtons({ noun, count, onAdd, onClear }: ListButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={onAdd}>
        <PlusIcon className="size-4" />
        {`Add a ${noun}`}
      </Button>
      {count > 1 && (
        <Button variant="quiet" onClick={onClear}>
          {`Remove all ${noun}s`}
        </Button>
      )}
    </div>
  );
}
