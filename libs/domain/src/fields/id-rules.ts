import type { PlainFieldCode } from './field-problem.js';
import { rule, type FieldRule } from './field-rule.js';
import type { Uuid } from '../kernel/event.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id of something that was chosen from a list. */
export const chosenId = (code: PlainFieldCode): FieldRule<Uuid> =>
  rule<Uuid>((value) => typeof value === 'string' && UUID.test(value), code);
