import { createContext, type PointerEvent, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Block } from '#visits/blocks/blocks.ts';
import type { BlockDraft } from '#visits/blocks/panel/block-form.tsx';
import type { Slot } from './plan-board.ts';

interface BlockActions {
  open: (block: Block) => void;
  add: (draft: BlockDraft) => void;
}

interface Drawn {
  first: Slot;
  last: Slot;
  x: number;
  y: number;
  /** False for a plain press, which draws nothing. */
  hasMoved: boolean;
}

interface Drawing extends BlockActions {
  drawn: Drawn | null;
  setDrawn: (next: Drawn | null | ((before: Drawn | null) => Drawn | null)) => void;
}

const DrawingContext = createContext<Drawing | null>(null);

export const newBlock = (changes: Partial<BlockDraft> & { date: string }): BlockDraft => ({
  crewId: null,
  from: null,
  to: null,
  untilDate: null,
  reason: '',
  repeats: null,
  ...changes,
});

/** Inside, the mouse draws time off from window to window of a crew’s day. */
export function DrawBlocks({ open, add, children }: BlockActions & { children: ReactNode }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    if (!drawn) return;
    const end = () => {
      setDrawn(null);
      if (drawn.hasMoved) add(toDraft(drawn));
    };
    const stop = () => setDrawn(null);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', stop);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', stop);
    };
  }, [drawn, add]);
  return <DrawingContext value={{ open, add, drawn, setDrawn }}>{children}</DrawingContext>;
}

export const useBlockActions = (): BlockActions => useContext(DrawingContext)!;

/** The pointer handlers of an empty part of a window, and whether it is being drawn over. */
export function useDraw(slot: Slot) {
  const drawing = useContext(DrawingContext);
  if (!drawing) return { isDrawn: false, handlers: {} };
  const { drawn, setDrawn } = drawing;
  const isOfDay = (one: Slot) => one.crewId === slot.crewId && one.date === slot.date;
  return {
    isDrawn: drawn?.hasMoved === true && isOfDay(drawn.first) && isBetween(slot, drawn),
    handlers: {
      onPointerDown: ({
        pointerType,
        button,
        target,
        currentTarget,
        clientX: x,
        clientY: y,
      }: PointerEvent) => {
        if (pointerType !== 'mouse' || button !== 0 || target !== currentTarget) return;
        setDrawn({ first: slot, last: slot, x, y, hasMoved: false });
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) =>
        setDrawn((before) => {
          if (!before || !isOfDay(before.first)) return before;
          const hasMoved = before.hasMoved || Math.hypot(clientX - before.x, clientY - before.y) > 6;
          return hasMoved && (!before.hasMoved || before.last !== slot)
            ? { ...before, last: slot, hasMoved }
            : before;
        }),
    },
  };
}

const toDraft = ({ first, last }: Drawn): BlockDraft => {
  const [start, end] = first.from <= last.from ? [first, last] : [last, first];
  return newBlock({ crewId: first.crewId, date: first.date, from: start.from, to: end.to });
};

const isBetween = ({ from }: Slot, { first, last }: Drawn) =>
  (first.from <= from && from <= last.from) || (last.from <= from && from <= first.from);
