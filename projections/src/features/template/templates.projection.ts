import type { Requirements } from '@covertrail/domain/compliance/requirements';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { TemplateEvent } from '@covertrail/domain/template/template.contract';
import type { Projection } from '@covertrail/platform/engine/projection';

export type TemplateDocument = {
  readonly id: Uuid;
  readonly requesterId: Uuid;
  readonly name: string;
  readonly nameFolded: string;
  /** The version given last, whatever day it holds from. */
  readonly version: number;
  readonly requirements: Requirements;
  readonly effectiveFrom: CalendarDate;
  readonly changedAt: Instant;
  readonly revision: number;
};

/** Which templates does this requester have, in which version? */
export const templates: Projection<TemplateDocument> = {
  name: 'templates',
  version: 3,
  handles: ['TemplateCreated', 'TemplateRevised'],
  ignores: [],
  indexes: [{ fields: ['requesterId', 'nameFolded'] }, { fields: ['requesterId'], words: ['nameFolded'] }],
  keys: (event) => [(event.data as TemplateEvent['data']).templateId],
  evolve: (_template, event) => {
    const { templateId, requesterId, name, version, requirements, effectiveFrom } = event.data as TemplateEvent['data'];
    const nameFolded = name.toLocaleLowerCase('en');
    return { id: templateId, requesterId, name, nameFolded, version, requirements, effectiveFrom, changedAt: event.meta.recordedAt, revision: event.revision };
  },
  audience: (_before, after) => (after ? [after.requesterId] : []),
};
