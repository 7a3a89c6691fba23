import { Button } from '#kit/panel/ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#kit/ui/icons/arrows.tsx';
import type { Total } from '#kit/wire/total-count.ts';
import { totalText } from './total-text.ts';
import { pageSize } from './use-list-params.ts';

interface PagerProps {
  page: number;
  found: Total;
  onTurn: (page: number) => void;
}

/** The position in the list, with buttons if there is more than one page. */
export function Pager({ page, found, onTurn }: PagerProps) {
  const { total, isMore } = found;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const isPaged = page > 1 || total > pageSize;
  const turn = (next: number) => {
    onTurn(next);
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 px-1 text-ink-soft">
      <p role="status">{`${first.toLocaleString('en-US')}–${last.toLocaleString('en-US')} of ${totalText(found)}`}</p>
      {isPaged && (
        <div className="flex flex-wrap justify-center gap-2">
          <Button disabled={page === 1} onClick={() => turn(page - 1)}>
            <ChevronLeftIcon className="size-4" />
            Previous
          </Button>
          <Button disabled={last >= total && !isMore} onClick={() => turn(page + 1)}>
            Next
            <ChevronRightIcon className="size-4" />
          </Button>
        </div>
      )}
    </nav>
  );
}
