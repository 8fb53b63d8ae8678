import { templatesView, type TemplateDocument } from '@covertrail/contracts/template/template.views';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

/** Which templates does this requester have, and in which version? */
export const templates = defineProjection(templatesView)({
  version: 15,
  on: {
    TemplateCreated: (_template, event) => given(event),
    TemplateRevised: (_template, event) => given(event),
  },
  keys: ({ data }) => [data.templateId],
  audience: (_before, after) => (after ? [after.requesterId] : []),
});

function given({ data, meta, revision }: RecordedEvent<'TemplateCreated' | 'TemplateRevised'>): TemplateDocument {
  const { templateId, requesterId, name, version, requirements, effectiveFrom } = data;
  const nameFolded = foldedText(name);
  return {
    id: templateId,
    requesterId,
    name,
    nameFolded,
    version,
    requirements,
    effectiveFrom,
    changedAt: meta.recordedAt,
    revision,
  };
}
