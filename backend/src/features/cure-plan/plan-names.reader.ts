import { Injectable } from '@nestjs/common';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import type { SharedWith } from '@covertrail/domain/cure-plan/cure-plan.contract';
import type { Names } from '@covertrail/wording/text/event-wording';
import { Views } from '#views/views.service';

export type PlanNames = Pick<Names, 'company' | 'project'>;

/** Present names of requesters and projects. */
@Injectable()
export class PlanNamesReader {
  constructor(private readonly views: Views) {}

  async of(
    cases: readonly Pick<SharedWith, 'requesterId' | 'projectId'>[],
    ...companyIds: readonly string[]
  ): Promise<PlanNames> {
    const [companies, projects] = await Promise.all([
      this.views.byId(companiesView, [...cases.map(({ requesterId }) => requesterId), ...companyIds]),
      this.views.byId(
        projectsView,
        cases.map(({ projectId }) => projectId),
      ),
    ]);
    return {
      company: (id) => companies.get(id ?? '')?.name ?? 'a company',
      project: (id) => projects.get(id)?.name ?? 'a project',
    };
  }
}
