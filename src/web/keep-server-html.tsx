import type { ReactNode } from 'react';

/**
 * A part of a live page for which the browser has no code, or none yet: without children React leaves the markup that
 * the server wrote, and children that come later take its place. On the server there are always children.
 * It must be there when the page is hydrated; one that appears later is empty.
 */
export function KeepServerHtml({ children }: { children: ReactNode }) {
  // The keys differ, so that the server's markup goes when the children come.
  return children ? (
    <div key="children" className="contents">
      {children}
    </div>
  ) : (
    <div
      key="server"
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
