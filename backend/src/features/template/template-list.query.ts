import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { templatesView } from '@covertrail/contracts/template/template.views';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import type { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { defineList } from '#lists/define-list';

/** The templates of the actor's company, each with the number of suppliers that are checked against it. */
export const templateRows = defineList(templatesView)<PageDto, TemplateRow>({
  where: ({ actor }) => ({ where: { requesterId: { eq: actor.companyId } } }),
  words: 'nameFolded',
  sorts: { name: 'nameFolded', changedAt: 'changedAt' },
  order: { field: 'nameFolded', direction: 'asc' },
  async rows(documents, { actor, views }) {
    const uses = await views.countBy(trackedSuppliersView, { where: { requesterId: { eq: actor.companyId } } }, [
      'templateId',
    ]);
    const trackings = new Map(uses.map(({ key, count }) => [key[0], count]));
    return documents.map(({ id, name, version, requirements, effectiveFrom, changedAt, revision }) => ({
      id,
      name,
      version,
      requirements,
      effectiveFrom,
      changedAt,
      revision,
      trackings: trackings.get(id) ?? 0,
    }));
  },
});
