import type { Finding, Params } from './finding.js';
import { isEndorsementCode, usualForm } from './labels.js';
import { asked, day, endorsementIn, limitIn, lineOf, money, said } from './param-text.js';
import type { FixCode } from './reasons.js';

const formOf = ({ line, params }: Finding): string =>
  (isEndorsementCode(params.endorsement) && usualForm(line, params.endorsement)) || endorsementIn(params);

/** What would help, addressed to who can do it. */
export const FIX_WORDING: Readonly<Record<FixCode, (params: Params, finding: Finding) => string>> = {
  'FIX.SHARE_POLICY': (_, finding) => `Share a ${lineOf(finding)} policy that is in force.`,
  'FIX.RENEW': ({ policyNumber }) => `Renew ${said(policyNumber)}, or share the policy that follows it.`,
  'FIX.WAIT_OR_SHARE_CURRENT': ({ effectiveOn }) => `Share the policy that is in force now, or wait until ${day(effectiveOn)}.`,
  'FIX.REINSTATE': ({ policyNumber }) => `Reinstate ${said(policyNumber)}, or replace it with a policy that is in force.`,
  'FIX.VERIFY': ({ policyNumber }) => `Verify ${said(policyNumber)}.`,
  'FIX.REPLACE_REJECTED': ({ policyNumber }) => `Correct ${said(policyNumber)} and verify it, or share another policy.`,
  'FIX.RAISE_LIMIT': (params) => `Raise the ${limitIn(params)} of ${said(params.policyNumber)} by ${money(params.short)}.`,
  'FIX.GIVE_LIMIT': (params) => `Give the ${limitIn(params)} of ${said(params.policyNumber)}.`,
  'FIX.ACCEPT_SPLIT': () => 'Decide whether these split limits are accepted.',
  'FIX.COMBINED_LIMIT': ({ policyNumber }) => `Change ${said(policyNumber)} to a combined single limit.`,
  'FIX.SETTLE_UMBRELLA': ({ umbrella, doubt }) => settleText(said(umbrella), said(doubt)),
  'FIX.GIVE_UMBRELLA_LIMIT': ({ umbrella }) => `Give the limits of umbrella ${said(umbrella)}.`,
  'FIX.CHANGE_CARRIER': (params) => `Move ${said(params.policyNumber)} to a carrier rated ${asked(params)} or better.`,
  'FIX.JUDGE_CARRIER': ({ carrier }) => `Decide whether ${said(carrier)} is accepted.`,
  'FIX.ENDORSE': (params, finding) => `Endorse ${said(params.policyNumber)} with ${formOf(finding)}.`,
  'FIX.SEND_FORM': (params, finding) => `Send the page of ${said(params.policyNumber)} that shows ${formOf(finding)}.`,
};

function settleText(umbrella: string, doubt: string): string {
  if (doubt === 'LAYER.UNVERIFIED') return `Verify umbrella ${umbrella}.`;
  if (doubt === 'LAYER.SCHEDULE_NOT_GIVEN') return `Send the schedule of underlying insurance of umbrella ${umbrella}.`;
  return `Say whether umbrella ${umbrella} and the policy below it are on occurrence or claims-made.`;
}
