import { useEffect, useRef, useState } from 'react';
import { ConnectionError } from '#kit/pages/api-client.ts';
import * as text from '#visits/booking/booking-page-texts.ts';
import type { WindowDay } from '#visits/visits/visits.ts';
import { type ChosenWindow, fetchWindows, getProblem, holdWindow } from './booking-calls.ts';
import { nearestDay } from './weeks.ts';

interface Options {
  token: string;
  /** The free windows when the step opened. */
  days: readonly WindowDay[];
  preferredDate: string;
  refusal: string | null;
  /** The quote was booked, or can no longer be booked. */
  onRefused: (error: unknown) => boolean;
}

export interface HeldWindow extends ChosenWindow {
  minutes: number;
}

/** The free windows, and the one held while the visitor types the address. */
export function useWindows({ token, onRefused, ...start }: Options) {
  const [days, setDays] = useState(start.days);
  const [date, setDate] = useState(nearestDay(start.days, start.preferredDate));
  const [choosing, setChoosing] = useState<ChosenWindow | null>(null);
  const [held, setHeld] = useState<HeldWindow | null>(null);
  const [hasHoldEnded, setHoldEnded] = useState(false);
  const [message, setMessage] = useState(start.refusal);
  const isBusy = useRef(false);

  useEffect(() => {
    if (!held) return;
    setHoldEnded(false);
    const timer = setTimeout(() => setHoldEnded(true), held.minutes * 60_000);
    return () => clearTimeout(timer);
  }, [held]);

  // Back leads from the address to the windows.
  useEffect(() => {
    const follow = () => {
      if (!isAddressEntry()) setHeld(null);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  /** Returns to the windows; what was typed stays. */
  function change() {
    setMessage(null);
    leaveAddress();
  }

  function leaveAddress() {
    setHeld(null);
    if (isAddressEntry()) history.back();
  }

  /** Offers the windows that are free now, with the reason. `fresh` are those in the refusal, on fewer days. */
  async function offerAgain(reason: string, fresh?: unknown) {
    const known = Array.isArray(fresh) ? (fresh as WindowDay[]) : days;
    const free = await fetchWindows(token).catch(() => known);
    setDays(free);
    setDate((shown) => nearestDay(free, shown));
    setMessage(reason);
    leaveAddress();
  }

  async function choose(chosen: ChosenWindow) {
    if (isBusy.current) return;
    isBusy.current = true;
    setChoosing(chosen);
    setMessage(null);
    try {
      const ms = await holdWindow(token, chosen);
      history.pushState({ ...history.state, isAddress: true }, '');
      setHeld({ ...chosen, minutes: Math.max(ms / 60_000, 0) });
    } catch (error) {
      await explain(error);
    } finally {
      isBusy.current = false;
      setChoosing(null);
    }
  }

  async function explain(error: unknown) {
    const problem = getProblem(error);
    if (problem && ['window-taken', 'invalid-input'].includes(problem.code))
      await offerAgain(problem.detail, problem.windows);
    else if (!onRefused(error)) {
      setMessage(
        error instanceof ConnectionError ? text.noConnection : (problem?.detail ?? text.unknownProblem),
      );
    }
  }

  return { days, date, setDate, choosing, held, hasHoldEnded, message, choose, change, offerAgain };
}

const isAddressEntry = () => (history.state as { isAddress?: true } | null)?.isAddress;
