import { getLineCents } from '#company/catalog/pricing.ts';
import * as unitTexts from '#company/catalog/unit-texts.ts';
import { lineText, type Unit } from '#company/catalog/units.ts';
import { exactDollars, formatCents, parseCents } from '#kit/money/money.ts';
import type { CrewVisit } from '#visits/crews/crew-visits.ts';
import type { PhotoStage } from '#visits/day/visit-progress.ts';
import type { DoorEntry, OutboxEntry } from './outbox-store.ts';

const order = ['booked', 'on-the-way', 'started', 'done'];

/** A visit with what was entered and waits to be sent. */
export interface WaitingVisit {
  visit: CrewVisit;
  /** Names of steps that wait. */
  waitingSteps: ReadonlySet<string>;
  waitingPhotos: { id: number; stage: PhotoStage; blob: Blob }[];
  waitingTexts: { id: number; kind: 'note' | 'line'; text: string }[];
  waitingPayments: (DoorEntry & { id: number })[];
  isStatusWaiting: boolean;
}

export const stepName = ({ itemId, text }: { itemId: number; text: string }) => `${itemId} ${text}`;

/** Onward, or back from what is not done yet. */
const moves = (status: string, kind: string): boolean =>
  kind === 'booked'
    ? status === 'on-the-way' || status === 'started'
    : order.indexOf(kind) > order.indexOf(status);

interface WaitingLine {
  quantity: number;
  unit?: Unit;
  title: string;
  unitPrice: string;
  minimumPrice?: string;
}

function lineWithPrice({ unitPrice, minimumPrice, ...line }: WaitingLine): string {
  const minimum = minimumPrice ? `, ${unitTexts.minimumText(exactDollars(minimumPrice))}` : '';
  return `${lineText(line, unitTexts)}, $${unitPrice}${minimum}`;
}

/** Refused entries are left out: they stand in a notice of their own. */
export function withWaiting(visit: CrewVisit, entries: readonly OutboxEntry[]): WaitingVisit {
  const own = entries.filter(({ visitId, refusal }) => visitId === visit.id && refusal === null);
  let { status, steps } = visit;
  const waitingSteps = new Set<string>();
  const waitingPhotos: WaitingVisit['waitingPhotos'] = [];
  const waitingTexts: WaitingVisit['waitingTexts'] = [];
  const waitingPayments: WaitingVisit['waitingPayments'] = [];
  let moreCents = 0;
  for (const { id, fact, photo, payment } of own) {
    if (payment) {
      waitingPayments.push({ id, ...payment });
      moreCents -= parseCents(payment.amount);
    } else if (photo) waitingPhotos.push({ id, ...photo });
    else if (fact?.kind === 'step') {
      const name = stepName(fact as { itemId: number; text: string });
      waitingSteps.add(name);
      steps = steps.map((step) =>
        stepName(step) === name ? { ...step, isDone: fact.isDone === true } : step,
      );
    } else if (fact?.kind === 'note') {
      waitingTexts.push({ id, kind: 'note', text: String(fact.text) });
    } else if (fact?.kind === 'line') {
      const line = fact.line as WaitingLine;
      moreCents += getLineCents({
        ...line,
        unitPriceCents: parseCents(line.unitPrice),
        minimumPriceCents: parseCents(line.minimumPrice ?? '0'),
      });
      waitingTexts.push({ id, kind: 'line', text: lineWithPrice(line) });
    } else if (fact && moves(status, String(fact.kind))) {
      status = fact.kind as CrewVisit['status'];
    }
  }
  const isStatusWaiting = status !== visit.status;
  const owed =
    visit.owed === undefined ? {} : { owed: formatCents(Math.max(0, parseCents(visit.owed) + moreCents)) };
  return {
    visit: { ...visit, status, steps, ...owed },
    waitingSteps,
    waitingPhotos,
    waitingTexts,
    waitingPayments,
    isStatusWaiting,
  };
}
