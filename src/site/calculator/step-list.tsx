import { CheckIcon } from '#kit/ui/icons/status.tsx';
import * as text from './calculator-page-texts.ts';
import { type Step, steps } from './use-step.ts';

const getLabels = (isPicking: boolean): Record<Step, string> => ({
  services: text.servicesStep,
  contact: text.contactStep,
  complete: isPicking ? text.windowStep : text.doneStep,
});

/** A screen reader announces it when the step changes. */
export const getStep = (step: Step, isPicking: boolean) =>
  text.getStep(steps.indexOf(step) + 1, steps.length, getLabels(isPicking)[step]);

/** `isPicking`: the last step offers arrival windows. */
export function StepList({ step, isPicking }: { step: Step; isPicking: boolean }) {
  const current = steps.indexOf(step);
  const labels = getLabels(isPicking);
  return (
    <ol
      aria-label={text.stepsLabel}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm noscript:hidden print:hidden"
    >
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          className={`flex items-center gap-2 ${index === current ? 'font-semibold' : 'text-ink-soft'}`}
        >
          {index > 0 && <span aria-hidden="true" className="mr-1 h-px w-5 bg-control sm:w-10" />}
          <span
            className={`flex size-7 items-center justify-center rounded-full text-xs font-semibold ${
              index <= current ? 'chosen bg-teal text-white' : 'bg-sand text-ink-soft'
            }`}
          >
            {index < current ? <CheckIcon className="size-4" /> : index + 1}
          </span>
          <span className={index === current ? '' : 'max-sm:sr-only'}>
            {labels[name]}
            {index < current && <span className="sr-only">{text.stepDone}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
