import type { PlainFieldCode } from './field-problem.js';
import { rule, type FieldRule } from './field-rule.js';
import type { Uuid } from '../kernel/event.js';
import { isUuid } from '../kernel/uuid.js';

/** The id of something that was chosen from a list. */
export const chosenId = (code: PlainFieldCode): FieldRule<Uuid> => rule<Uuid>(isUuid, code);
