import { Injectable } from '@nestjs/common';
import type { Decider } from '@covertrail/domain/kernel/decider';
import type { DomainEvent, Position, Uuid } from '@covertrail/domain/kernel/event';
import { DeciderStore, type FoldedStreams, type Loaded } from '@covertrail/platform/deciders/decider-store';
import { START } from '@covertrail/platform/event-store/event-store.port';
import { AssessmentInputsLoader, type LoadedInputs } from '#assessment-inputs/assessment-inputs.loader';
import type { CorrectedFact } from './corrected-fact.reader.js';

/** What was known of a tracking without a fact and with it, at the moment on which it was recorded. */
export interface InputsAround {
  readonly before: LoadedInputs;
  readonly after: LoadedInputs;
}

/** Both are folded from streams up to the position of the fact, so the answer is the same whenever it is asked for. */
@Injectable()
export class CorrectedInputs {
  constructor(private readonly deciders: DeciderStore) {}

  /** Undefined where the tracking had not begun by then. */
  async around(trackingId: Uuid, fact: CorrectedFact): Promise<InputsAround | undefined> {
    const { readable } = this.deciders;
    const upTo = (fact.events.at(-1) ?? fact.events[0]).position;
    const after = await new AssessmentInputsLoader(readable).load(trackingId, upTo);
    const before =
      after && (await new AssessmentInputsLoader(new StreamsWithout(readable, fact)).load(trackingId, upTo));
    return before && { before, after };
  }
}

/** The same streams, as if the fact had not been recorded. */
class StreamsWithout implements FoldedStreams {
  constructor(
    private readonly streams: FoldedStreams,
    private readonly fact: CorrectedFact,
  ) {}

  load<State, Event extends DomainEvent>(
    decider: Decider<State, never, Event, never>,
    id: Uuid,
  ): Promise<Loaded<State>> {
    return this.streams.load(decider, id);
  }

  async loadAt<State, Event extends DomainEvent>(
    decider: Decider<State, never, Event, never>,
    id: Uuid,
    upTo: Position,
  ): Promise<Loaded<State>> {
    const {
      events: [first],
      earlier,
    } = this.fact;
    if (first.stream !== `${decider.type}-${id}` || upTo < first.position)
      return this.streams.loadAt(decider, id, upTo);
    const last = earlier.at(-1);
    return last
      ? this.streams.loadAt(decider, id, last.position)
      : { state: decider.initialState, revision: -1, position: START };
  }
}
