import { Injectable } from '@nestjs/common';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { DecodedStreams } from '@covertrail/platform/deciders/decoded-streams';
import { unreadable, type UnreadableEvent } from '@covertrail/platform/deciders/unreadable-event';
import { OtherAgencies } from '#other-agencies/other-agencies.service';
import type { Actor } from '#auth/actor';
import { Problem } from '#http/problem';
import { AssessmentInputsLoader } from '#assessment-inputs/assessment-inputs.loader';
import { isDescribed } from '#naming/described-event';
import { withoutHiddenTerms } from '#naming/hidden-terms.rules';
import { HistoryStates } from './history-states.js';
import { assessmentStream, correctionsStream, type LoadedHistory } from './loaded-history.js';

/** What was announced and corrected: no verdict rests on these streams. */
const OF_VERDICTS = [assessmentStream, correctionsStream] as const;

interface Visible {
  readonly events: readonly Recorded[];
  readonly unreadable: readonly UnreadableEvent[];
}

/** Reads everything that a tracking names, only from streams: a verdict must not depend on how far a view has come. */
@Injectable()
export class LoadedHistoryReader {
  constructor(
    private readonly streams: DecodedStreams,
    private readonly otherAgencies: OtherAgencies,
  ) {}

  /** For this reader. `more` names further streams whose events belong to the history. */
  async read(
    trackingId: Uuid,
    actor: Pick<Actor, 'role' | 'companyId'>,
    more: readonly string[] = [],
  ): Promise<LoadedHistory> {
    const states = new HistoryStates(this.streams);
    const loader = new AssessmentInputsLoader(states);
    const inputs = await loader.load(trackingId);
    if (!inputs) throw new Problem('HTTP.NOT_FOUND');
    const { tracking } = inputs;
    const folded = await states.unreadable();
    const [requester, supplier, project] = await Promise.all([
      states.load(companyDecider, tracking.requesterId),
      states.load(companyDecider, tracking.insuredId),
      states.load(projectDecider, tracking.projectId),
    ]);
    const timeZone = requester.state?.registration.timeZone ?? 'UTC';
    const { events, unreadable: left } = await this.readEvents(
      [...Object.keys(inputs.revisions), ...OF_VERDICTS.map((of) => of(trackingId)), ...more],
      folded,
    );
    return {
      tracking,
      supplierName: supplier.state?.name ?? '',
      projectName: project.state?.name ?? '',
      timeZone,
      dayOf: (instant) => dayInZone(instant, timeZone),
      start: tracking.templates[0]?.from ?? '',
      others: await this.otherAgencies.policiesAmong(actor, policiesIn(Object.keys(inputs.revisions))),
      events: events.map((event) => withoutHiddenTerms(event, actor.role)),
      unreadable: left,
      inputsAt: async (position) => (position === undefined ? inputs : loader.load(trackingId, position)),
    };
  }

  /** Keeps what cannot be read, folded or described apart from the rest. */
  private async readEvents(streams: readonly string[], folded: readonly UnreadableEvent[]): Promise<Visible> {
    const read = await Promise.all(streams.map((stream) => this.streams.read(stream)));
    const all = read.flatMap(({ events }) => events);
    const left = [
      ...folded,
      ...read.flatMap((stream) => stream.unreadable),
      ...all.filter((event) => !isDescribed(event)).map((event) => unreadable(event, 'it cannot be described')),
    ];
    const byId = new Map(left.map((event) => [event.id, event]));
    return { events: inOrder(all.filter(({ id }) => !byId.has(id))), unreadable: inOrder([...byId.values()]) };
  }
}

const POLICY = 'policy-';
const policiesIn = (streams: readonly string[]): readonly Uuid[] =>
  streams.filter((stream) => stream.startsWith(POLICY)).map((stream) => stream.slice(POLICY.length));

const inOrder = <Placed extends { readonly position: string }>(events: readonly Placed[]): readonly Placed[] =>
  [...events].sort((a, b) => (a.position < b.position ? -1 : 1));
