import type { ReactNode } from 'react';

/** The markup of the parts, by name, before React touches the page. */
const serverHtml = new Map<string, string>();

/**
 * If something has changed the page before it is hydrated, such as a translator or an extension, React renders it anew
 * and needs the markup that only the server could write.
 */
export function noteServerHtml(root: HTMLElement) {
  for (const part of root.querySelectorAll<HTMLElement>('[data-part]')) {
    serverHtml.set(part.dataset.part!, part.innerHTML);
  }
}

interface KeepServerHtmlProps {
  /** Unique in the page. */
  part: string;
  children: ReactNode;
}

/**
 * A part of a live page for which the browser has no code, or none yet: without children React leaves the markup that
 * the server wrote, and children that come later take its place. On the server there are always children.
 * It must be there when the page is hydrated; one that appears later is empty.
 */
export function KeepServerHtml({ part, children }: KeepServerHtmlProps) {
  // The keys differ, so that the server's markup goes when the children come.
  return children ? (
    <div key="children" data-part={part} className="contents">
      {children}
    </div>
  ) : (
    <div
      key="server"
      data-part={part}
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: serverHtml.get(part) ?? '' }}
    />
  );
}
