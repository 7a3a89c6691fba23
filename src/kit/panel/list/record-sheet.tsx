import type { ReactNode, RefObject } from 'react';
import { QueryView, type ViewedQuery } from '#kit/panel/ui/query-view.tsx';
import { Sheet, SheetBody } from '#kit/panel/ui/sheet.tsx';

interface RecordSheetProps<Row> {
  open: boolean;
  params: { close: () => void; opener: RefObject<HTMLElement | null> };
  title: string;
  subtitle?: string | undefined;
  /** The kind of record, in lower case: 'request'. */
  noun: string;
  opened: ViewedQuery<Row>;
  children: (record: Row) => ReactNode;
}

/** A sheet over one record, which may be loading or gone. */
export function RecordSheet<Row>(props: RecordSheetProps<Row>) {
  const { open, params, title, subtitle, noun, opened, children } = props;
  return (
    <Sheet open={open} onClose={params.close} opener={params.opener} title={title} subtitle={subtitle}>
      {opened.data !== undefined ? (
        children(opened.data)
      ) : (
        <SheetBody>
          <QueryView query={opened} what={`this ${noun}`}>
            {children}
          </QueryView>
        </SheetBody>
      )}
    </Sheet>
  );
}
