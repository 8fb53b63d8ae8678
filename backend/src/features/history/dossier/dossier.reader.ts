import { Injectable } from '@nestjs/common';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { dayTeller } from '@covertrail/domain/kernel/zoned-day';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { DecodedStreams } from '@covertrail/platform/deciders/decoded-streams';
import { Problem } from '../../../http/problem.js';
import { JudgedInputsLoader } from '../../../judging/judged-inputs.loader.js';
import { DossierStates } from './dossier-states.js';
import { assessmentStream, type Dossier } from './dossier.js';

/** Reads all that a tracking names, from streams alone: a verdict must not depend on how far a view has come. */
@Injectable()
export class DossierReader {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly streams: DecodedStreams,
  ) {}

  /** `more` names further streams whose events belong to the history. */
  async read(trackingId: Uuid, more: readonly string[] = []): Promise<Dossier> {
    const loader = new JudgedInputsLoader(new DossierStates(this.streams));
    const inputs = await loader.load(trackingId);
    if (!inputs) throw new Problem('HTTP.NOT_FOUND');
    const { tracking } = inputs;
    const [requester, supplier, project] = await Promise.all([
      this.deciders.load(companyDecider, tracking.requesterId),
      this.deciders.load(companyDecider, tracking.insuredId),
      this.deciders.load(projectDecider, tracking.projectId),
    ]);
    const timeZone = requester.state?.registration.timeZone ?? 'UTC';
    return {
      tracking,
      supplierName: supplier.state?.name ?? '',
      projectName: project.state?.name ?? '',
      timeZone,
      dayOf: dayTeller(timeZone),
      start: tracking.templates[0]?.from ?? '',
      events: await this.eventsOf([...Object.keys(inputs.revisions), assessmentStream(trackingId), ...more]),
      inputsAt: async (position) => (position === undefined ? inputs : loader.load(trackingId, position)),
    };
  }

  private async eventsOf(streams: readonly string[]): Promise<readonly Recorded[]> {
    const read = await Promise.all(streams.map((stream) => this.streams.read(stream)));
    return read.flat().sort((a, b) => (a.position < b.position ? -1 : 1));
  }
}
