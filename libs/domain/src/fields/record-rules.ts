import type { PlainFieldCode } from './field-problem.js';
import type { FieldRule } from './field-rule.js';

/** A record with these parts and no others, each valid by its rule, which also says whether it may be left out; `code` is the error for anything else. */
export const recordWith = <Row extends object>(
  parts: { readonly [Part in keyof Row]-?: FieldRule<Row[Part]> },
  code: PlainFieldCode,
): FieldRule<Row> => ({
  check(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { code };
    const given = new Map(Object.entries(value));
    if ([...given.keys()].some((part) => !Object.hasOwn(parts, part))) return { code };
    return (
      Object.entries<FieldRule>(parts)
        .map(([part, rule]) => rule.check(given.get(part)))
        .find((problem) => problem !== null) ?? null
    );
  },
});
