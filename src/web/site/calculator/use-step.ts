import { useCallback, useEffect, useRef, useState } from 'react';

export const steps = ['services', 'contact', 'complete'] as const;
export type Step = (typeof steps)[number];

/**
 * The step of the page, kept in the history entry too: the browser's Back leads from the form to the services,
 * and a reload stays where it was. `canResume` says whether a step from the history still makes sense.
 */
export function useStep(initial: Step, canResume: (step: Step) => boolean) {
  const [step, setStep] = useState(initial);
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = useRef<'by-button' | 'by-history' | null>(null);
  const isAllowed = useRef(canResume);
  isAllowed.current = canResume;

  useEffect(() => {
    const follow = () => {
      const kept = stepOf(history.state);
      arrival.current ??= 'by-history';
      setStep(isAllowed.current(kept) ? kept : 'services');
    };
    if (initial === 'services' && stepOf(history.state) === 'contact') follow();
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
    if (next === 'services' && stepOf(history.state) === 'contact') {
      history.back();
      return;
    }
    if (next === 'contact') history.pushState({ step: next }, '');
    else history.replaceState({ step: next }, '');
    setStep(next);
  }, []);

  return { step, goTo, heading };
}

const stepOf = (state: { step?: unknown } | null): Step =>
  steps.find((step) => step === state?.step) ?? 'services';

/** A step back in the history makes the browser put the page where it was then; only after that it can be moved. */
const afterRestoration = (action: () => void) => requestAnimationFrame(() => requestAnimationFrame(action));

function scrollToTop() {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}
