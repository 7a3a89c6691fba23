import * as unitTexts from '#company/catalog/unit-texts.ts';
import { lineText } from '#company/catalog/units.ts';
import { durationText } from '#kit/panel/ui/duration-text.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { visitMinutes } from '#visits/visits/visit-time.ts';

export const VisitItems = ({ quote }: { quote: Quote }) => (
  <section className="grid gap-2">
    <h3 className="font-semibold">Services</h3>
    <ul className="grid gap-1">
      {quote.serviceDetails.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a quote never move
        <li key={index} className="flex justify-between gap-4">
          <span className="min-w-0 wrap-anywhere">
            {lineText(item, unitTexts)}
            {item.isAddOn && <span className="text-ink-soft"> (add-on)</span>}
          </span>
          <span className="whitespace-nowrap text-ink-soft">{durationText(visitMinutes([item]))}</span>
        </li>
      ))}
    </ul>
  </section>
);
