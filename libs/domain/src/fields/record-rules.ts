import type { PlainFieldCode } from './field-problem.js';
import type { FieldRule } from './field-rule.js';

/** A record with exactly these parts, each valid by its rule; `code` is the error for anything else. */
export const recordWith = <Row extends object>(
  parts: { readonly [Part in keyof Row]-?: FieldRule<Row[Part]> },
  code: PlainFieldCode,
): FieldRule<Row> => ({
  check(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { code };
    const given = new Map(Object.entries(value));
    const rules = Object.entries<FieldRule>(parts);
    if (given.size > rules.length) return { code };
    return rules.map(([part, rule]) => rule.check(given.get(part))).find((problem) => problem !== null) ?? null;
  },
});
