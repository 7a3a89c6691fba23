import { useState } from 'react';
import type { PresetName } from '#company/presets/preset-names.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { files } from '#kit/paths/paths.ts';
import type { Setup } from '#office/setup/setup.ts';
import { useChooseTrade } from './use-save-setup.ts';

type Trade = Setup['trades'][number];

interface TradeChoiceProps {
  trades: readonly Trade[];
  /** Keeps the catalog of the demo. */
  onKeep: () => void;
  isBusy: boolean;
}

/** The trades whose catalog may take the place of the demo's. */
export function TradeChoice({ trades, onKeep, isBusy }: TradeChoiceProps) {
  const [asked, setAsked] = useState<Trade>();
  const choose = useChooseTrade();
  return (
    <>
      <ul className="mt-1 grid w-full gap-3 sm:grid-cols-3">
        {trades.map((trade) => (
          <li
            key={trade.name}
            className="grid grid-cols-[5rem_1fr] content-start gap-x-3 overflow-hidden rounded-card ring-1 ring-line sm:grid-cols-1 sm:grid-rows-[auto_1fr]"
          >
            <img
              src={files.serviceDrawing(drawings[trade.name])}
              alt=""
              className="size-full bg-[#f6ebda] object-contain sm:h-36"
            />
            <div className="flex flex-col items-start py-3 pr-3 sm:px-4">
              <h3 className="font-medium">{trade.title}</h3>
              <p className="text-ink-soft">
                {trade.categories.join(', ')}: {trade.services} services with prices and times
              </p>
              <div className="mt-auto pt-2">{button(trade)}</div>
            </div>
          </li>
        ))}
      </ul>
      <Confirm
        open={asked !== undefined}
        question={`Begin with ${asked?.title.toLowerCase()}?`}
        detail="Its categories, services, texts and questions take the place of the example’s, which go to the trash. What you entered in Settings stays."
        action="Use this trade"
        variant="main"
        onConfirm={() => asked && choose.mutate(asked)}
        onClose={() => setAsked(undefined)}
      />
    </>
  );

  function button(trade: Trade) {
    return trade.isCurrent ? (
      <Button
        variant="quiet"
        className="-ml-3.5"
        aria-label="Keep as is: Your trade"
        isBusy={isBusy}
        onClick={onKeep}
      >
        Keep as is
      </Button>
    ) : (
      <Button isBusy={choose.isPending} aria-label={`Use ${trade.title}`} onClick={() => setAsked(trade)}>
        Use this
      </Button>
    );
  }
}

const drawings: Record<PresetName, string> = {
  demo: 'three-seat-sofa',
  'house-cleaning': 'deep-clean',
  'window-cleaning': 'window',
};
