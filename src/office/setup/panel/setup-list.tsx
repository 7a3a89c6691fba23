import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/panel/ui/button.tsx';
import { ArrowRightIcon, ChevronDownIcon } from '#kit/ui/icons/arrows.tsx';
import type { Setup, SetupStep } from '#office/setup/setup.ts';
import { ArticlesOffline } from './articles-offline.tsx';
import { setupQuery } from './setup-query.ts';
import { mailboxTexts, setupTexts } from './setup-texts.ts';
import { TradeChoice } from './trade-choice.tsx';
import { isKeepable, keptSteps, useSaveSetup } from './use-save-setup.ts';

/**
 * One line that opens the steps that are left; nothing once all are done, or the list is hidden.
 * See docs/product/company.md#set-up-your-site.
 */
export function SetupList() {
  const { data: setup } = useQuery(setupQuery);
  // Two, since the second press on one button is dropped as a double click.
  const keep = useSaveSetup();
  const hiding = useSaveSetup();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!setup || setup.isHidden) return null;
  const open = setup.steps.filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  const count = setup.steps.length;
  const kept = keptSteps(setup);
  const hide = () => hiding.mutate({ kept, isHidden: true, said: 'Hidden. Settings can show it again.' });
  return (
    <section
      aria-labelledby={id}
      className="rounded-card bg-surface px-4 shadow-card ring-1 ring-line sm:px-5"
    >
      <h2 id={id} className="text-lg font-semibold">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-12 w-full items-center gap-3 rounded-md text-left"
        >
          <span className="flex-1">
            Set up your site
            <span className="font-normal text-ink-soft">
              {' '}
              {count - open.length} of {count} done
            </span>
          </span>
          <ChevronDownIcon className={`size-5 text-ink-soft ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      <ul hidden={!isOpen} className="divide-y divide-line border-t border-line">
        {open.map(({ step }) => (
          <OpenStep
            key={step}
            step={step}
            setup={setup}
            isBusy={keep.isPending}
            onKeep={
              isKeepable(step)
                ? () => keep.mutate({ kept: [...kept, step], isHidden: false, said: sayState(step) })
                : undefined
            }
          />
        ))}
        <li className="py-2">
          <Button variant="quiet" className="-ml-3.5" isBusy={hiding.isPending} onClick={hide}>
            Hide this list
          </Button>
        </li>
      </ul>
    </section>
  );
}

const mailboxText = ({ hasMailServer, hasSentEmail }: Setup) => {
  if (hasSentEmail) return undefined;
  return hasMailServer ? mailboxTexts.untried : mailboxTexts.none;
};

/** The example has nothing in their place. */
const isSkippable = (step: SetupStep) => ['texts', 'payments', 'alerts'].includes(step);

const sayState = (step: SetupStep) => (isSkippable(step) ? 'Skipped' : 'Stays as it is');

interface OpenStepProps {
  step: SetupStep;
  setup: Setup;
  isBusy: boolean;
  onKeep: (() => void) | undefined;
}

function OpenStep({ step, setup, isBusy, onKeep }: OpenStepProps) {
  const text = setupTexts[step];
  const keepLabel = isSkippable(step) ? 'Skip' : 'Keep as is';
  const { hint, to } = (step === 'email' && mailboxText(setup)) || text;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <Link to={to} className="group min-w-[min(14rem,100%)] flex-1 rounded-md">
        <span className="flex items-center gap-1.5 font-medium text-link group-hover:underline">
          {text.title}
          <ArrowRightIcon className="size-4" />
        </span>
        <span className="block text-ink-soft">{hint}</span>
      </Link>
      {step === 'articles' && <ArticlesOffline count={setup.demoArticles} />}
      {step === 'trade' && onKeep && <TradeChoice trades={setup.trades} isBusy={isBusy} onKeep={onKeep} />}
      {onKeep && step !== 'trade' && (
        <Button
          variant="quiet"
          // Under the text on a phone, whose edge it keeps.
          className="max-sm:-ml-3.5"
          aria-label={`${keepLabel}: ${text.title}`}
          isBusy={isBusy}
          onClick={onKeep}
        >
          {keepLabel}
        </Button>
      )}
    </li>
  );
}
