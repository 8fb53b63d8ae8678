import type { Requirements } from '../compliance/requirements.js';
import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { setFrom } from '../kernel/timeline.js';
import { checkRequirements } from './requirements.rules.js';
import type { TemplateCommand, TemplateCreated, TemplateEvent } from './template.contract.js';
import { requirementsAt, type CreatedTemplate, type TemplateState } from './template.state.js';

/** Every code with which a command to a template may be refused. */
export const TEMPLATE_CODES = [
  'TEMPLATE.NOT_FOUND',
  'TEMPLATE.ALREADY_EXISTS',
  'TEMPLATE.EMPTY',
  'TEMPLATE.DUPLICATE_LINE',
  'TEMPLATE.REQUIRED_AND_NOT',
  'TEMPLATE.CSL_AND_SPLIT',
  'TEMPLATE.CSL_OR_SPLIT',
  'TEMPLATE.DUPLICATE_REQUIREMENT',
  'TEMPLATE.LIMIT_NOT_OF_LINE',
  'TEMPLATE.LIMIT_INVALID',
  'TEMPLATE.ENDORSEMENT_NOT_OF_LINE',
  'TEMPLATE.NOTICE_WITHOUT_DAYS',
  'TEMPLATE.BEFORE_FIRST_VERSION',
  'TEMPLATE.NOTHING_LIFTS_LIMIT',
  'TEMPLATE.TRIGGER_NOT_OF_LINE',
  'TEMPLATE.REQUIREMENT_NOT_OF_LINE',
  'TEMPLATE.RETROACTIVE_INVALID',
  'TEMPLATE.PROOF_INVALID',
  'TEMPLATE.CANNOT_STAND_IN',
  'TEMPLATE.COUNTED_TWICE',
] as const;

type Revision = Extract<TemplateCommand, { type: 'ReviseTemplate' }>;

/** A requester's requirements for its suppliers, in numbered versions: `template-<templateId>`. */
export const templateDecider: Decider<TemplateState, TemplateCommand, TemplateEvent> = {
  type: 'template',
  initialState: null,
  decide(command, state) {
    if (command.type === 'CreateTemplate') return create(dataOf(command), state);
    if (state === null) throw new RuleBroken('TEMPLATE.NOT_FOUND');
    return revise(command, state);
  },
  evolve(state, { id, type, data }) {
    const { version, requirements, effectiveFrom } = data;
    if (type === 'TemplateCreated') {
      const { templateId, requesterId, name, readFrom = [] } = data;
      const versions = setFrom([], effectiveFrom, { version, requirements }, id);
      return { templateId, requesterId, name, readFrom, lastVersion: version, versions };
    }
    if (state === null) return null;
    return {
      ...state,
      lastVersion: version,
      versions: setFrom(state.versions, effectiveFrom, { version, requirements }, id),
    };
  },
};

function create(data: Omit<TemplateCreated['data'], 'version'>, state: TemplateState): TemplateEvent[] {
  if (state !== null) throw new RuleBroken('TEMPLATE.ALREADY_EXISTS');
  checkRequirements(data.requirements);
  return [{ type: 'TemplateCreated', data: { ...data, version: 1 } }];
}

/** Compared with the version that is valid on the day of the revision; a later version still takes effect. A template keeps its currency. */
function revise({ requirements: revised, effectiveFrom }: Revision, state: CreatedTemplate): TemplateEvent[] {
  checkRequirements(revised);
  const before = requirementsAt(state, effectiveFrom)?.requirements;
  if (before === undefined) throw new RuleBroken('TEMPLATE.BEFORE_FIRST_VERSION', { effectiveFrom });
  const requirements = inCurrencyOf(before, revised);
  if (equal(before, requirements)) return [];
  const { templateId, requesterId, name, lastVersion } = state;
  const data = { templateId, requesterId, name, version: lastVersion + 1, before, requirements, effectiveFrom };
  return [{ type: 'TemplateRevised', data }];
}

const inCurrencyOf = ({ region }: Requirements, { region: _other, ...revised }: Requirements): Requirements =>
  region === undefined ? revised : { ...revised, region };
