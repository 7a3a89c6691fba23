import type { ReactNode, RefObject } from 'react';
import { ApiError } from '#web/api-client.ts';
import { errorMessage } from '../error-message.ts';
import { LoadFailure } from '../ui/notices.tsx';
import { Sheet, SheetBody } from '../ui/sheet.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';

interface RecordSheetProps<Row> {
  open: boolean;
  address: { close: () => void; opener: RefObject<HTMLElement | null> };
  title: string;
  subtitle?: string | undefined;
  /** What the record is, in lower case: 'request'. */
  noun: string;
  opened: { record: Row | undefined; error: Error | null; isRetrying: boolean; retry: () => void };
  children: (record: Row) => ReactNode;
}

/** A sheet over one record, which may still be on its way, or gone. */
export function RecordSheet<Row>(props: RecordSheetProps<Row>) {
  const { open, address, title, subtitle, noun, opened, children } = props;
  return (
    <Sheet open={open} onClose={address.close} opener={address.opener} title={title} subtitle={subtitle}>
      {opened.record ? (
        children(opened.record)
      ) : (
        <SheetBody>
          {opened.error ? (
            <LoadFailure
              title={
                isGone(opened.error) ? `This ${noun} no longer exists.` : `We couldn’t load this ${noun}.`
              }
              reason={
                isGone(opened.error) ? 'It was deleted, or the link is wrong.' : errorMessage(opened.error)
              }
              isRetrying={opened.isRetrying}
              onRetry={opened.retry}
            />
          ) : (
            <SkeletonCards count={3} />
          )}
        </SheetBody>
      )}
    </Sheet>
  );
}

const isGone = (error: Error) => error instanceof ApiError && error.status === 404;
