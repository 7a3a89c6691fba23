import type { ReactNode, Ref } from 'react';

/** The heading that receives the focus when its step opens. */
export function StepHeading({ ref, children }: { ref?: Ref<HTMLHeadingElement>; children: ReactNode }) {
  return (
    <h2 ref={ref} tabIndex={-1} className="scroll-mt-28 text-2xl outline-none">
      {children}
    </h2>
  );
}
