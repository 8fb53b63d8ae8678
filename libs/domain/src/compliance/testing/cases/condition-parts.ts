import { CONDITION_NAMES, NAMING_NAMES } from '@covertrail/wording/compliance/condition-words';
import type { CoverageLine } from '../../../insurance/coverage.js';
import {
  CONDITION_KEYS,
  type ConditionKey,
  type EndorsementConditions,
} from '../../endorsements/endorsement-conditions.js';
import type { FurtherRequirements } from '../../further-requirements.js';
import { codeNamed, codeOf, endorsementNamed, isEndorsementNamed, readsAlike } from './named-by-words.js';
import { whole, type Part } from './parts.js';

interface ConditionsDraft {
  readonly line: CoverageLine;
  readonly further: { endorsementConditions?: FurtherRequirements['endorsementConditions'] };
}

function conditionFrom(key: ConditionKey, text: string): EndorsementConditions {
  switch (key) {
    case 'policyNumberRequiredOnEndorsement':
    case 'effectiveDatesRequired':
      return { [key]: true };
    case 'requiredScheduledEntity':
      return { [key]: text };
    default:
      return { [key]: codeOf('kind of form', text, NAMING_NAMES) };
  }
}

/** What the form of an endorsement must say, in the words of the template's editor. */
export const CONDITION_PARTS: readonly Part<ConditionsDraft>[] = [
  {
    example: 'waiver of subrogation: required scheduled entity: Harbor Point LLC',
    pattern: whole('(.+?): ([^:]+)(?:: (.+))?'),
    fits: ({ line }, name, condition) =>
      isEndorsementNamed(line, name!) && CONDITION_KEYS.some((key) => readsAlike(CONDITION_NAMES[key], condition!)),
    read: ({ line, further }, name, condition, value) => {
      const code = endorsementNamed(line, name!);
      const key = codeNamed('condition', condition!, CONDITION_KEYS, (candidate) => [CONDITION_NAMES[candidate]]);
      const others = further.endorsementConditions ?? [];
      const before = others.find((conditionsRequirement) => conditionsRequirement.code === code);
      const conditions = { ...before?.conditions, ...conditionFrom(key, value!) };
      further.endorsementConditions = [
        ...others.filter((conditionsRequirement) => conditionsRequirement !== before),
        { code, conditions },
      ];
    },
  },
];
