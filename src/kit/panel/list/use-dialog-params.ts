import { useRef } from 'react';
import { useUrlParams } from './use-url-params.ts';

export type DialogParams<View extends string> = ReturnType<typeof useDialogParams<View>>;

/**
 * Which record's dialog is open, stored in the URL as `?request=7&view=edit`: Back closes it (what a thumb on a
 * phone does), a reload keeps it, and other screens can link to it. The first view is the default. A screen whose own
 * address has a `view` names another word for the dialog's.
 */
export function useDialogParams<View extends string>(
  name: string,
  views: readonly [View, ...View[]],
  viewName = 'view',
) {
  const { params, location, write, navigate } = useUrlParams();
  const opener = useRef<HTMLElement>(null);
  const leftPlace = useRef<string>(null);
  const id = Number(params.get(name));
  const isOpen = Number.isSafeInteger(id) && id > 0;

  return {
    id: isOpen ? id : null,
    view: isOpen ? (views.find((view) => view === params.get(viewName)) ?? views[0]) : null,
    /** The element with the focus before the first dialog opened. */
    opener,
    open: (record: number, view: View) => {
      if (!isOpen && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
      write(
        (next) => {
          next.set(name, String(record));
          if (view === views[0]) next.delete(viewName);
          else next.set(viewName, view);
        },
        { state: { openedHere: true } },
      );
    },
    /** Goes back if this screen opened the dialog, else removes it from the URL. Once per history entry. */
    close: () => {
      if (leftPlace.current === location.key) return;
      leftPlace.current = location.key;
      if (location.state?.openedHere) void navigate(-1);
      else {
        write(
          (next) => {
            next.delete(name);
            next.delete(viewName);
          },
          { replace: true, state: null },
        );
      }
    },
  };
}
