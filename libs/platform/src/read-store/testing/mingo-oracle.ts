import { Query, aggregate } from 'mingo';
import type { Document } from '../document.js';
import type { Condition, Filter, Sort } from '../query.js';
import { fieldValue } from '../field-value.js';

type MongoQuery = Record<string, unknown>;

const WORD = '\\p{L}\\p{M}\\p{N}';

/** The documents that MongoDB would find. */
export function oracleFinds(documents: readonly Document[], filter: Filter): Document[] {
  const query = new Query(mongoFilter(filter));
  return documents.filter((document) => query.test(document));
}

/**
 * In the order in which MongoDB would give them, had it our order of types: each field is sorted by its type's place, then
 * by its value.
 */
export function oracleSorts(documents: readonly Document[], sort: readonly Sort[]): Document[] {
  const rows = documents.map((document) => ({
    document,
    keys: sort.map(({ field }) => ({
      place: placeOf(fieldValue(document, field)),
      value: fieldValue(document, field),
    })),
  }));
  const order = new Map(
    sort.flatMap(({ direction }, at): [string, 1 | -1][] => {
      const sign = direction === 'asc' ? 1 : -1;
      return [
        [`keys.${at}.place`, sign],
        [`keys.${at}.value`, sign],
      ];
    }),
  );
  order.set('document.id', sort.at(-1)?.direction === 'desc' ? -1 : 1);
  const sorted = aggregate(rows, [{ $sort: Object.fromEntries(order) }]) as unknown as typeof rows;
  return sorted.map((row) => row.document);
}

/** Count by combination of values, the combination as JSON. */
export function oracleCounts(documents: readonly Document[], fields: readonly string[]): Map<string, number> {
  const rows = documents.map((document) => ({
    key: JSON.stringify(fields.map((field) => fieldValue(document, field))),
  }));
  const groups = aggregate(rows, [{ $group: { _id: '$key', count: { $sum: 1 } } }]);
  return new Map((groups as unknown as { _id: string; count: number }[]).map((group) => [group._id, group.count]));
}

function mongoFilter(filter: Filter): MongoQuery {
  if ('and' in filter) return filter.and.length === 0 ? {} : { $and: filter.and.map(mongoFilter) };
  if ('or' in filter) return filter.or.length === 0 ? { id: { $in: [] } } : { $or: filter.or.map(mongoFilter) };
  const entries = Object.entries(filter.where).flatMap(([field, condition]) => mongoConditions(field, condition));
  return entries.length === 0 ? {} : { $and: entries };
}

function mongoConditions(field: string, condition: Condition): MongoQuery[] {
  if ('word' in condition) {
    const words = condition.word.split(new RegExp(`[^${WORD}]+`, 'u')).filter((word) => word !== '');
    const signs = ['%', '_', '\\'].filter((sign) => condition.word.includes(sign));
    const expressions = [
      ...words.map((word) => new RegExp(`(?<![${WORD}])${word}`, 'u')),
      ...signs.map((sign) => new RegExp(escaped(sign), 'u')),
    ];
    return expressions.map((expression) => ({ [field]: { $regex: expression } }));
  }
  if ('prefix' in condition) return [{ [field]: { $regex: new RegExp(`^${escaped(condition.prefix)}`, 'u') } }];
  if ('notIn' in condition) return [{ [field]: { $nin: condition.notIn } }];
  return [
    { [field]: Object.fromEntries(Object.entries(condition).map(([operator, value]) => [`$${operator}`, value])) },
  ];
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const placeOf = (value: unknown): number =>
  value === null ? 0 : ['boolean', 'number', 'string'].indexOf(typeof value) + 1;
