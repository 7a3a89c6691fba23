import type { ReactNode, Ref } from 'react';

interface StepHeadingProps {
  ref?: Ref<HTMLHeadingElement>;
  className?: string;
  children: ReactNode;
}

/** Receives the focus when its step opens. */
export function StepHeading({ ref, className = '', children }: StepHeadingProps) {
  return (
    <h2 ref={ref} tabIndex={-1} className={`scroll-mt-28 text-2xl outline-none ${className}`}>
      {children}
    </h2>
  );
}
