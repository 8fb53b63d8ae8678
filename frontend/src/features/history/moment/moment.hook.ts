import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCalendarDate, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { clampDay, type RailScale } from '../rail/rail-scale.js';

/** The moment that a page of history shows; all of it is in the address. */
export interface Moment {
  /** True on this day. */
  readonly on: CalendarDate;
  /** The day in the address: it differs from `on` only while the marker is being dragged. */
  readonly settled: CalendarDate;
  /** As known on this day. */
  readonly knownOn: CalendarDate;
  /** The other day of a comparison. */
  readonly other: CalendarDate | null;
  readonly event: string | null;
  readonly past: boolean;
  /** The text in the address when it is not a valid day; null when it is valid. */
  readonly impossible: string | null;
}

export interface MomentMoves {
  /** Moves the marker; the address follows when it is `done`. */
  readonly move: (day: CalendarDate, done?: boolean) => void;
  readonly moveToEvent: (event: string, day: CalendarDate) => void;
  readonly moveKnown: (day: CalendarDate) => void;
  readonly moveOther: (day: CalendarDate | null) => void;
  readonly back: () => void;
}

/** Where the marker stands before the address says so. */
interface Held {
  readonly day: CalendarDate;
  readonly event: string | null;
}

type Params = Readonly<Record<string, string | null>>;

/**
 * The moment in the address, and functions to change it. The marker uses a state of its own and the address follows: addresses
 * change slowly, and fast key presses would be lost.
 */
export function useMoment({ first, last }: RailScale): Moment & MomentMoves {
  const [search, setSearch] = useSearchParams();
  const [held, setHeld] = useState<Held | null>(null);
  const [seen, setSeen] = useState<string | null>(null);
  const dayAt = (name: string) => {
    const text = search.get(name);
    return isCalendarDate(text) ? clampDay(text, first, last) : null;
  };
  const settled = dayAt('on') ?? last;
  const address = `${settled} ${search.get('event') ?? ''}`;
  if (seen !== address) {
    setSeen(address);
    if (held && address === `${held.day} ${held.event ?? ''}`) setHeld(null);
  }
  const on = held?.day ?? settled;
  const event = held ? held.event : search.get('event');
  const knownInAddress = dayAt('known') ?? last;
  const knownOn = knownInAddress < on ? last : knownInAddress;
  const other = dayAt('with');

  const set = (params: Params) =>
    setSearch((before) => changed(before, params), { replace: true, preventScrollReset: true });
  const onText = (day: CalendarDate) => (day === last ? null : day);
  const move = (day: CalendarDate, done = true) => {
    setHeld(day === settled && done && event === null ? null : { day, event: null });
    if (done) set({ on: onText(day), event: null });
  };
  const moveToEvent = (id: string, day: CalendarDate) => {
    setHeld({ day, event: id });
    set({ on: onText(day), event: id });
  };
  const back = () => {
    setHeld(null);
    set({ on: null, known: null, event: null });
  };
  return {
    on,
    settled,
    knownOn,
    other,
    event,
    past: on !== last || knownOn !== last,
    impossible: [search.get('on'), search.get('known')].find((text) => text !== null && !isCalendarDate(text)) ?? null,
    move,
    moveToEvent,
    back,
    moveKnown: (day) => set({ on: onText(on), known: onText(day) }),
    moveOther: (day) => set({ on: onText(on), with: day }),
  };
}

function changed(before: URLSearchParams, params: Params): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(params)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
