import { Button } from '#kit/panel/ui/button.tsx';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';

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
