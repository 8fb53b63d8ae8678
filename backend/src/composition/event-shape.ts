import type { FieldShape, ParkedEventShape } from '@covertrail/contracts/maintenance/maintenance.replies';
import type { LogEvent } from '@covertrail/platform/event-store/event-store.port';
import { isUuid } from '@covertrail/domain/kernel/uuid';

const MOST_FIELDS = 200;

/** What an operator may see of an event: where it lies, and of its fields the ids, kinds and lengths. What people wrote stays with their companies. */
export function shapeOf({ id, type, stream, revision, meta, data, damage }: LogEvent): ParkedEventShape {
  return {
    eventId: id,
    type,
    stream,
    revision,
    recordedAt: meta.recordedAt,
    schemaVersion: meta.schemaVersion ?? 0,
    correlationId: meta.correlationId ?? id,
    damage,
    fields: fieldsOf('', data).slice(0, MOST_FIELDS),
  };
}

function fieldsOf(path: string, value: unknown): readonly FieldShape[] {
  if (Array.isArray(value))
    return [
      { path: path || '(all)', shape: `list of ${value.length}` },
      ...value.flatMap((item, index) => fieldsOf(`${path}[${index}]`, item)),
    ];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, member]) => fieldsOf(path === '' ? name : `${path}.${name}`, member));
  return [{ path: path || '(all)', shape: shapeOfValue(value) }];
}

function shapeOfValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value !== 'string') return `a ${typeof value}`;
  if (value.startsWith('sealed:')) return 'sealed text';
  const { length } = value;
  return isUuid(value) ? value : `text of ${length} characters`;
}
