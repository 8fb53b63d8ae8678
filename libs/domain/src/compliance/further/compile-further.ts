import type { CompiledFurther } from '../compiled.js';
import type { CoverageLine } from '../../insurance/coverage.js';
import type { FurtherField, FurtherRequirements } from '../further-requirements.js';
import { FURTHER_FIELDS, FURTHER_KINDS } from './further-kinds.js';

/** The further rules of a line; none where nothing further is required, and without those that the line cannot have. */
export const compileFurther = (line: CoverageLine, required: FurtherRequirements): readonly CompiledFurther[] =>
  FURTHER_FIELDS.flatMap((field) => FURTHER_KINDS[field].compile(line, required));

/** The first field that asks what policies of the line do not state; undefined where all fit. */
export const unfitField = (line: CoverageLine, required: FurtherRequirements): FurtherField | undefined =>
  FURTHER_FIELDS.find((field) => !FURTHER_KINDS[field].fits(line, required));
