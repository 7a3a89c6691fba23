import type { ReactNode } from 'react';
import { Notice } from '#kit/ui/notice.tsx';
import * as text from './calculator-page-texts.ts';

/** Says which part didn’t load, and what else the visitor can do. */
export function LoadFailed({ children }: { children: ReactNode }) {
  return (
    <Notice tone="warning" role="alert">
      <p>{children}</p>
      <button
        type="button"
        onClick={() => location.reload()}
        className="min-h-11 font-semibold underline underline-offset-3"
      >
        {text.tryAgain}
      </button>
    </Notice>
  );
}
