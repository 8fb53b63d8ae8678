import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ChangedSupplier, FormEffect } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import { projectsView } from '@covertrail/contracts/project/project.views';
import { trackedSuppliersView, type TrackedSupplierDocument } from '@covertrail/contracts/tracking/tracking.views';
import type { Assessment } from '@covertrail/domain/compliance/finding';
import { formsAfter } from '@covertrail/domain/form-equivalence/form-equivalence-trial';
import type { FormEntryCommand } from '@covertrail/domain/form-equivalence/form-equivalence.contract';
import { formEquivalenceDecider } from '@covertrail/domain/form-equivalence/form-equivalence.decider';
import { dayInZone, laterOf, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { assessUncited } from '@covertrail/domain/tracking/tracking.rules';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { unlessUnreadable } from '@covertrail/platform/deciders/stream-unreadable';
import { requirementTitle, sentenceOf } from '@covertrail/wording/compliance/sentence';
import { AssessmentInputsLoader } from '#assessment-inputs/assessment-inputs.loader';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#composition/tokens';
import { Views } from '#views/views.service';

/** So many are assessed while the person waits; the reply says how many there are. */
const MOST_ASSESSED = 500;

/** Which suppliers an entry would change, before it is saved. Throws what saving it would be refused with. */
export class ReadFormEffect extends Query<FormEffect> {
  constructor(
    readonly actor: Actor,
    readonly entry: FormEntryCommand,
  ) {
    super();
  }
}

@QueryHandler(ReadFormEffect)
export class ReadFormEffectHandler implements IQueryHandler<ReadFormEffect> {
  private readonly inputs: AssessmentInputsLoader;

  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.inputs = new AssessmentInputsLoader(deciders);
  }

  async execute({ actor, entry }: ReadFormEffect): Promise<FormEffect> {
    const { state } = await this.deciders.load(formEquivalenceDecider, actor.companyId);
    const forms = formsAfter(state, entry);
    const day = laterOf(dayInZone(this.clock.now(), actor.timeZone), entry.effectiveFrom);
    const own = { where: { requesterId: { eq: actor.companyId } } } as const;
    const { documents } = await this.views.find(trackedSuppliersView, own, [{ field: 'supplierFolded', direction: 'asc' }], { limit: MOST_ASSESSED });
    const projects = await this.views.byId(projectsView, documents.map(({ projectId }) => projectId));
    const suppliers: ChangedSupplier[] = [];
    for (const document of documents) {
      const changed = await unlessUnreadable(this.changed(document, forms, day), null);
      if (changed) suppliers.push({ ...changed, supplierName: document.supplierName, projectName: projects.get(document.projectId)?.name ?? '' });
    }
    const tracked = documents.length < MOST_ASSESSED ? documents.length : await this.views.count(trackedSuppliersView, own);
    return { day, assessed: documents.length, tracked, suppliers };
  }

  private async changed({ id }: TrackedSupplierDocument, forms: ReturnType<typeof formsAfter>, day: CalendarDate): Promise<Omit<ChangedSupplier, 'supplierName' | 'projectName'> | null> {
    const inputs = await this.inputs.load(id);
    const before = inputs && assessUncited(inputs, day);
    const after = inputs && assessUncited({ ...inputs, forms }, day);
    if (!before || !after) return null;
    const findings = findingsThatDiffer(before, after);
    return findings.length === 0 ? null : { trackingId: id, before: before.outcome, after: after.outcome, findings };
  }
}

function findingsThatDiffer(before: Assessment, after: Assessment): ChangedSupplier['findings'] {
  const known = new Map(before.findings.map((finding) => [finding.rule, finding.outcome]));
  return after.findings.flatMap((finding) => {
    const was = known.get(finding.rule);
    if (was === undefined || was === finding.outcome) return [];
    return [{ rule: finding.rule, title: requirementTitle(finding), before: was, after: finding.outcome, sentence: sentenceOf(finding) }];
  });
}
