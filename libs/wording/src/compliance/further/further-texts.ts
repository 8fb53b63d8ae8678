import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { compileFurther } from '@covertrail/domain/compliance/further/compile-further';
import type { FurtherRequirements } from '@covertrail/domain/compliance/further-requirements';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import { readRule } from '@covertrail/domain/compliance/rule-kinds';
import { FURTHER_WORDS } from './further-words.js';

/** What a template requires further of a line, by label, as its findings name it: `Auto symbols` `2, 8 and 9`. */
export const furtherTexts = (
  line: CoverageLine,
  required: FurtherRequirements,
  region: RegionCode = 'unitedStates',
): readonly (readonly [string, string])[] =>
  compileFurther(line, required).flatMap(({ rule, params }) => {
    const named = readRule(rule);
    if (named.is !== 'further') return [];
    const words = FURTHER_WORDS[named.kind];
    return [[words.title(named.code, params), words.required({ ...params, region })] as const];
  });
