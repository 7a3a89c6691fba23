import type { ReactNode } from 'react';
import * as text from '#shared/content/pages/calculator.ts';
import { Notice } from '#web/ui/notice.tsx';

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
