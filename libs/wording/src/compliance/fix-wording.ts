import type { Finding } from '@covertrail/domain/compliance/finding';
import type { ParamsWith } from '@covertrail/domain/compliance/finding-params';
import { usualForm } from '@covertrail/domain/insurance/line-facts';
import type { FixCode, FixParams } from '@covertrail/domain/compliance/reasons';
import { FURTHER_FIX_WORDING } from './further/further-wording.js';
import { LINE_NAMES } from '../insurance/labels.js';
import { required, day, endorsementIfNamed, endorsementIn, limitIn, lineOf, money } from './param-text.js';

const formOf = ({ line, params }: Finding): string =>
  (params.endorsement !== undefined && usualForm(line, params.endorsement)) || endorsementIfNamed(params);

/** What would fix a finding, addressed to the party who can do it. */
export const FIX_WORDING: { readonly [Code in FixCode]: (params: FixParams<Code>, finding: Finding) => string } = {
  'FIX.SHARE_POLICY': (_, finding) => `Share a verified ${lineOf(finding)} policy that is in force.`,
  'FIX.SHARE_HELD': heldText,
  'FIX.RENEW': ({ policyNumber }) => `Renew ${policyNumber}, or share the policy that follows it.`,
  'FIX.WAIT_OR_SHARE_CURRENT': ({ effectiveOn }) =>
    `Share the policy that is in force now, or wait until ${day(effectiveOn)}.`,
  'FIX.REINSTATE': ({ policyNumber }) => `Reinstate ${policyNumber}, or replace it with a policy that is in force.`,
  'FIX.VERIFY': ({ policyNumber }) => `Verify ${policyNumber}.`,
  'FIX.VERIFY_AGAIN': ({ policyNumber }) => `Verify ${policyNumber} again.`,
  'FIX.SEND_FROM_SYSTEM': ({ policyNumber }) => `Send ${policyNumber} from the agency system.`,
  'FIX.REPLACE_REJECTED': ({ policyNumber }) => `Correct ${policyNumber} and verify it, or share another policy.`,
  'FIX.RAISE_LIMIT': raiseText,
  'FIX.GIVE_LIMIT': (params) => `Enter ${limitIn(params)} of ${params.policyNumber}.`,
  'FIX.ACCEPT_SPLIT': () => 'Decide whether these split limits are accepted.',
  'FIX.DECIDE_PRINTED': (params) =>
    `Decide whether “${params.text}” is accepted for ${limitIn(params)} of ${params.policyNumber}.`,
  'FIX.DECIDE_LIMITS': ({ policyNumber }) => `Read ${policyNumber} and decide whether its limits are accepted.`,
  'FIX.DECIDE_CURRENCY': ({ policyNumber }) => `Decide whether ${policyNumber} is accepted in its currency.`,
  'FIX.COMBINED_LIMIT': ({ policyNumber }) => `Change ${policyNumber} to a combined single limit.`,
  'FIX.MEND_UMBRELLA': umbrellaFixText,
  'FIX.SETTLE_UMBRELLA': ({ umbrella, doubt }) => settleText(umbrella, doubt),
  'FIX.GIVE_UMBRELLA_LIMIT': ({ umbrella }) => `Enter the limits of umbrella ${umbrella}.`,
  'FIX.OCCURRENCE_POLICY': ({ policyNumber }) => `Replace ${policyNumber} with an occurrence policy.`,
  'FIX.GIVE_TRIGGER': ({ policyNumber }) => `Enter whether ${policyNumber} is on occurrence or claims-made.`,
  'FIX.GIVE_RETROACTIVE_DATE': ({ policyNumber }) => `Enter the retroactive date of ${policyNumber}.`,
  'FIX.MOVE_RETROACTIVE_DATE': (params) =>
    `Move the retroactive date of ${params.policyNumber} to ${day(params.retroactiveBy)} or earlier, or share an occurrence policy.`,
  'FIX.CHANGE_CARRIER': (params) => `Move ${params.policyNumber} to a carrier rated ${required(params)} or better.`,
  'FIX.JUDGE_CARRIER': ({ carrier }) => `Decide whether ${carrier} is accepted.`,
  'FIX.JUDGE_UMBRELLA': ({ umbrella }) => `Decide whether umbrella ${umbrella} is accepted above a claims-made policy.`,
  'FIX.ENDORSE': (params, finding) => `Endorse ${params.policyNumber} with ${formOf(finding)}.`,
  'FIX.REMOVE_EXCLUSION': (params) => `Remove form ${params.form} from ${params.policyNumber}.`,
  'FIX.GIVE_FORM': (params) =>
    `Enter number and edition of the form on ${params.policyNumber} that shows ${endorsementIn(params)}.`,
  'FIX.READ_FORM': (params) =>
    `Read form ${params.form} of ${params.policyNumber} and decide whether it is accepted as ${endorsementIn(params)}.`,
  'FIX.SEND_FORM': (params, finding) => `Send the page of ${params.policyNumber} that shows ${formOf(finding)}.`,
  ...FURTHER_FIX_WORDING,
};

function heldText({ policies }: FixParams<'FIX.SHARE_HELD'>): string {
  const named = policies.map(({ line, policyNumber }) => `${LINE_NAMES[line].toLowerCase()} policy ${policyNumber}`);
  return `Share ${named.join(' and ')}, which the supplier already has.`;
}

function raiseText(params: FixParams<'FIX.RAISE_LIMIT'>): string {
  const text = `Raise ${limitIn(params)} of ${params.policyNumber} by ${money(params.short, params)}`;
  return params.other === undefined
    ? `${text}.`
    : `${text} and ${limitIn({ limit: params.other })} by ${money(params.otherShort ?? 0, params)}.`;
}

function settleText(umbrella: string, doubt: string): string {
  switch (doubt) {
    case 'LAYER.UNVERIFIED':
      return `Verify umbrella ${umbrella}.`;
    case 'LAYER.SCHEDULE_NOT_GIVEN':
      return `Send the schedule of underlying insurance of umbrella ${umbrella}.`;
    case 'LAYER.RETROACTIVE_NOT_GIVEN':
      return `Enter the retroactive dates of umbrella ${umbrella} and of the policy below it.`;
    case 'LAYER.PLACE_NOT_KNOWN':
      return `Enter the attachment point of ${umbrella}.`;
    case 'LAYER.BELOW_IN_DOUBT':
      return `First resolve the review of the umbrella below ${umbrella}.`;
    default:
      return `Enter whether umbrella ${umbrella} and the policy below it are on occurrence or claims-made.`;
  }
}

/** For an umbrella that would be enough if it counted. */
function umbrellaFixText(params: FixParams<'FIX.MEND_UMBRELLA'>, finding: Finding): string {
  const { umbrella } = params;
  switch (params.refused) {
    case 'LAYER.NOT_IN_FORCE':
      return inForceText(umbrella, params);
    case 'LAYER.REJECTED':
      return `Correct umbrella ${umbrella} and verify it, or share another umbrella.`;
    case 'LAYER.NOT_SCHEDULED':
      return `Put ${lineOf(finding)} on the schedule of umbrella ${umbrella}, or share an umbrella that has it there.`;
    case 'LAYER.CLAIMS_MADE':
      return `Replace umbrella ${umbrella} with one on occurrence.`;
    case 'LAYER.RETROACTIVE_LATE':
      return `Move the retroactive date of umbrella ${umbrella} to that of the policy below it.`;
    case 'LAYER.GAP_BELOW':
      return `Lower the attachment point of ${umbrella} to ${money(params.towerEnds, params)}, or share the layer between.`;
    case 'LAYER.CARRIER_BELOW':
      return `Move umbrella ${umbrella} to a carrier rated ${required(params)} or better.`;
    default:
      return 'Share another umbrella, one that counts above the policy.';
  }
}

function inForceText(umbrella: string, { layerIs, layerDay }: ParamsWith<'layerIs' | 'layerDay'>): string {
  if (layerIs === 'notBegun') return `Share the umbrella that is in force now, or wait until ${day(layerDay)}.`;
  if (layerIs === 'canceled') return `Reinstate umbrella ${umbrella}, or share one that is in force.`;
  return `Renew umbrella ${umbrella}, or share the one that follows it.`;
}
