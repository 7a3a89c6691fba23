import type { SensorContext } from '@dnd-kit/core';
import { findEntry } from '#kit/text/find-entry.ts';
import { type Dragged, dayId, getDate, getTarget, slotId } from './dragged.ts';

/** The target at which a drag starts; null for a quote without a day. */
export function getStart(dragged: Dragged): string | null {
  if (dragged.visit) return slotId(dragged.visit);
  const date = getDate(dragged);
  return date === null ? null : dayId(date);
}

const sideways: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };
const upright: Partial<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The target of an arrow key, and its center: left and right reach the same window of the next day, or the day itself
 * where it has none; up and down the windows of the day.
 */
export function targetAfterKey(event: KeyboardEvent, context: SensorContext, present: string | null) {
  const [across, along] = [findEntry(sideways, event.code), findEntry(upright, event.code)];
  const { collisionRect, droppableContainers, droppableRects } = context;
  if (!(across ?? along) || !collisionRect) return undefined;
  event.preventDefault();
  const targets = droppableContainers
    .getEnabled()
    .map((container) => ({
      id: String(container.id),
      place: droppableRects.get(container.id),
      ...getTarget(container),
    }))
    .filter(({ place }) => place && place.width > 0)
    .sort((one, other) => one.date.localeCompare(other.date) || one.order - other.order);
  const dates = [...new Set(targets.map(({ date }) => date))];
  const here = targets.find(({ id }) => id === present) ?? getNeighbor(present, targets);
  const inRange = (index: number, length: number) => Math.min(length - 1, Math.max(0, index));
  const ofDay = (date: string | undefined) => targets.filter((target) => target.date === date);

  let next = here;
  if (across) {
    const day = ofDay(dates[inRange((here ? dates.indexOf(here.date) : -1) + across, dates.length)]);
    next = day.find(({ order }) => order === (here?.order ?? 0)) ?? day[0];
  } else if (along) {
    const day = ofDay(here?.date ?? dates[0]);
    next = day[inRange((here ? day.indexOf(here) : -1) + along, day.length)];
  }
  if (!next?.place) return undefined;
  const { id, place } = next;
  return {
    id,
    coordinates: {
      x: place.left + (place.width - collisionRect.width) / 2,
      y: place.top + Math.min(40, Math.max(0, (place.height - collisionRect.height) / 2)),
    },
  };
}

/** A visit outside the windows of Settings starts at its day. */
const getNeighbor = <Target extends { id: string }>(present: string | null, targets: readonly Target[]) =>
  present === null ? undefined : targets.find(({ id }) => id === present.slice(0, 10));
