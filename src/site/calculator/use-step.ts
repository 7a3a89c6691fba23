import { useCallback, useEffect, useRef, useState } from 'react';

export const steps = ['services', 'contact', 'complete'] as const;
export type Step = (typeof steps)[number];

/**
 * Also stores the step in the history entry, so Back leads from the form to the services and a reload keeps the step.
 * `canResume` tells whether a stored step is still valid.
 */
export function useStep(initial: Step, canResume: (step: Step) => boolean) {
  const [step, setStep] = useState(initial);
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = useRef<'by-button' | 'by-history' | null>(null);
  const isAllowed = useRef(canResume);
  isAllowed.current = canResume;

  useEffect(() => {
    const follow = () => {
      const saved = getStep(history.state);
      arrival.current ??= 'by-history';
      setStep(isAllowed.current(saved) ? saved : 'services');
    };
    if (initial === 'services' && getStep(history.state) !== 'services') {
      // A link to the page that is already open keeps the entry's state, but means a new quote.
      if (getStep(history.state) === 'complete' && isNewVisit()) history.replaceState(null, '');
      else follow();
    }
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [initial]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves when the step has changed on the screen
  useEffect(() => {
    if (!arrival.current) return;
    heading.current?.focus({ preventScroll: true });
    if (arrival.current === 'by-button') afterRestoration(scrollToTop);
    arrival.current = null;
  }, [step]);

  const goTo = useCallback((next: Step) => {
    arrival.current = 'by-button';
    if (next === 'services' && getStep(history.state) === 'contact') {
      history.back();
      return;
    }
    if (next === 'contact') history.pushState({ step: next }, '');
    else history.replaceState({ step: next }, '');
    setStep(next);
  }, []);

  return { step, goTo, heading };
}

function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

const getStep = (state: { step?: unknown } | null): Step =>
  steps.find((step) => step === state?.step) ?? 'services';

/** Waits until the browser has restored the scroll position after Back. */
const afterRestoration = (action: () => void) => requestAnimationFrame(() => requestAnimationFrame(action));

function scrollToTop() {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}
