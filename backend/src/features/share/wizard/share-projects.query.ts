import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { projectsView, type ProjectDocument } from '@covertrail/contracts/project/project.views';
import type { ShareProjectsDto } from '@covertrail/contracts/share/share-wizard.inputs';
import type { ShareProject } from '@covertrail/contracts/share/share-wizard.replies';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import type { QueryReply } from '#http/data.interceptor';
import { everyDocument } from '#views/every-document.reader';
import { Views } from '#views/views.service';

/** For which projects of a requester an insured may share. */
export class ShareProjects extends Query<QueryReply<PageOf<ShareProject>>> {
  constructor(readonly input: ShareProjectsDto) {
    super();
  }
}

@QueryHandler(ShareProjects)
export class ShareProjectsHandler implements IQueryHandler<ShareProjects> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
  ) {}

  /** Of a requester that has not asked, only that it has a default project: a stranger learns nothing of its work. */
  async execute({ input }: ShareProjects): Promise<QueryReply<PageOf<ShareProject>>> {
    const rows: ShareProject[] = [];
    const ofRequester = { where: { requesterId: { eq: input.requesterCompanyId } } };
    for await (const project of everyDocument(this.views, projectsView, ofRequester, [])) {
      const isKnown = await this.isTracked(project, input);
      if (isKnown || project.isDefault)
        rows.push({ projectId: project.id, name: isKnown ? project.name : null, isKnown });
    }
    rows.sort((row, other) => (row.name ?? '').localeCompare(other.name ?? ''));
    return this.views.reply({ rows, total: rows.length });
  }

  private async isTracked({ id }: ProjectDocument, input: ShareProjectsDto): Promise<boolean> {
    const trackingId = trackingIdOf(input.requesterCompanyId, id, input.insuredCompanyId);
    return (await this.deciders.readable.load(trackingDecider, trackingId)).state !== null;
  }
}
