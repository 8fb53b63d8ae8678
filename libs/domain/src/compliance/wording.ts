import { arithmeticOf } from './arithmetic.js';
import type { Finding } from './finding.js';
import { layerText } from './layer-wording.js';
import { asked, day, endorsementIn, limitIn, lineOf, money, rated, said, upperFirst } from './param-text.js';
import type { ReasonCode } from './reasons.js';

function shortText(finding: Finding): string {
  const { params } = finding;
  const text = `The ${limitIn(params)} is short by ${money(params.short)}: ${arithmeticOf(finding)}`;
  if (params.refused === undefined) return `${text}.`;
  return `${text}; umbrella ${said(params.umbrella)} ${layerText(finding, params.refused)}.`;
}

/** One plain sentence for every reason. A code without words does not compile. */
export const WORDING: Readonly<Record<ReasonCode, (finding: Finding) => string>> = {
  'POLICY.IN_FORCE': ({ params }) => params.canceledOn === undefined
    ? `${said(params.policyNumber)} is verified and in force until ${day(params.expiresOn)}.`
    : `${said(params.policyNumber)} is verified and in force until it is canceled on ${day(params.canceledOn)}.`,
  'POLICY.UNVERIFIED': ({ params }) =>
    `${said(params.policyNumber)} is in force until ${day(params.canceledOn ?? params.expiresOn)}, but no agent has verified it.`,
  'POLICY.REJECTED': ({ params }) => `${said(params.policyNumber)} was rejected by the agent.`,
  'POLICY.NOT_BEGUN': ({ params }) => `${said(params.policyNumber)} does not begin until ${day(params.effectiveOn)}.`,
  'POLICY.ENDED': ({ params }) => `${said(params.policyNumber)} ended on ${day(params.expiresOn)}.`,
  'POLICY.ENDED_TODAY': ({ params }) => `${said(params.policyNumber)} ended 12:01 am today.`,
  'POLICY.CANCELED': ({ params }) => `${said(params.policyNumber)} is canceled since ${day(params.canceledOn)}.`,
  'LINE.ABSENT': (finding) => `No ${lineOf(finding)} policy is among what was shared.`,
  'LINE.NOTHING_SHARED': () => 'No policy has been shared yet.',
  'LIMIT.MET': (finding) => `The limit is enough: ${arithmeticOf(finding)}.`,
  'LIMIT.MET_WITH_UMBRELLA': (finding) => `The umbrella fills the gap above the primary policy: ${arithmeticOf(finding)}.`,
  'LIMIT.SHORT': shortText,
  'LIMIT.NOT_GIVEN': ({ params }) =>
    `The ${limitIn(params)} of ${said(params.policyNumber)} was not given, so it cannot be decided.`,
  'LIMIT.SPLIT_FOR_COMBINED': (finding) =>
    `Split limits stand for the combined single limit, which a person must accept: ${arithmeticOf(finding)}.`,
  'LIMIT.SPLIT_NOT_ACCEPTED': ({ params }) =>
    `${said(params.policyNumber)} has split limits, and a combined single limit is asked for.`,
  'UMBRELLA.IN_DOUBT': (finding) =>
    `The limit is enough only with umbrella ${said(finding.params.umbrella)}, which ${layerText(finding, finding.params.doubt)}: ` +
    `${arithmeticOf(finding)}.`,
  'UMBRELLA.LIMIT_NOT_GIVEN': (finding) =>
    `The ${limitIn(finding.params)} depends on umbrella ${said(finding.params.umbrella)}, whose limit was not given: ` +
    `${arithmeticOf(finding)} without it.`,
  'RATING.MET': ({ params }) => `${said(params.carrier)} is rated ${rated(params)}; strength and size both meet ${asked(params)}.`,
  'RATING.STRENGTH_BELOW': ({ params }) =>
    `${said(params.carrier)} is rated ${rated(params)}; its strength is below ${asked(params)}.`,
  'RATING.SIZE_BELOW': ({ params }) => `${said(params.carrier)} is rated ${rated(params)}; its size is below ${asked(params)}.`,
  'RATING.BOTH_BELOW': ({ params }) =>
    `${said(params.carrier)} is rated ${rated(params)}; strength and size are both below ${asked(params)}.`,
  'RATING.NOT_GIVEN': ({ params }) => `No AM Best rating is known for ${said(params.carrier)}, so a person must judge the carrier.`,
  'RATING.SIZE_NOT_GIVEN': ({ params }) =>
    `${said(params.carrier)} is rated ${rated(params)}, but its financial size is not known, so a person must judge it.`,
  'RATING.NOT_RATED': ({ params }) =>
    `${said(params.carrier)} is not rated by AM Best (NR), so a person must judge the carrier.`,
  'RATING.SUSPENDED': ({ params }) => `The AM Best rating of ${said(params.carrier)} is suspended (S), so a person must judge it.`,
  'ENDORSEMENT.SEEN': ({ params }) => params.form
    ? `Form ${said(params.form)} was seen on ${said(params.policyNumber)}.`
    : `The form was seen on ${said(params.policyNumber)}.`,
  'ENDORSEMENT.CLAIMED': ({ params }) => `The certificate of ${said(params.policyNumber)} claims it, and a claim is enough.`,
  'ENDORSEMENT.CLAIMED_ONLY': ({ params }) =>
    `The certificate of ${said(params.policyNumber)} claims it, but the form was not seen, so it cannot be decided.`,
  'ENDORSEMENT.ABSENT': ({ params }) => `${upperFirst(endorsementIn(params))} is not on ${said(params.policyNumber)}.`,
};
