import type { Params, ParamsWith } from '@covertrail/domain/compliance/finding-params';
import type { FormObjection } from '@covertrail/domain/compliance/param-reasons';
import { INSURED_SCOPE_NAMES } from '../insurance/endorsement-words.js';
import { day, said } from './param-text.js';

/** Who stands on a schedule, inside quotation marks. */
export const namesText = (names: readonly string[] = []): string => names.join('; ');

/** What is on record against a form: the end of a sentence. */
const FORM_OBJECTION_WORDING: Readonly<Record<FormObjection, (params: Params) => string>> = {
  'FORM.OTHER_POLICY': ({ printed, policyNumber }) =>
    `it shows policy number ${said(printed)}, and the policy is ${said(policyNumber)}`,
  'FORM.ENDED': ({ formDay }) => `it ended on ${day(formDay ?? '')}`,
  'FORM.NOT_BEGUN': ({ formDay }) => `it does not begin until ${day(formDay ?? '')}`,
  'FORM.STATED_OTHERWISE': ({ scope }) => `it does not give ${scopeName(scope)}`,
  'FORM.NAMES_OTHERS': ({ names, wanted }) =>
    `its schedule names “${namesText(names)}”, and ${wanted === undefined ? 'the template does not say who must be named' : `“${said(wanted)}” must be named`}`,
  'FORM.NAMES_NOBODY': () => 'it covers whom its schedule names, and nobody is entered on its schedule',
  'FORM.WAIVER_BARRED': ({ states = [] }) =>
    `${states.join(', ')} ${states.length > 1 ? 'forbid or restrict' : 'forbids or restricts'} waivers in workers’ compensation`,
  'FORM.OTHER_STATE': ({ formState, states = [] }) =>
    `it is the form of ${said(formState)}, and the states of item 3.A are ${states.length === 0 ? 'not known' : states.join(', ')}`,
};

const scopeName = (scope: unknown): string =>
  scope === 'ongoingOperations' || scope === 'completedOperations' || scope === 'additionalInsured'
    ? INSURED_SCOPE_NAMES[scope].toLowerCase()
    : 'this';

/** `by what is on record, it ended on 09/01/2026`. */
export const onRecord = (params: ParamsWith<'objection'>): string =>
  `by what is on record, ${FORM_OBJECTION_WORDING[params.objection](params)}`;

/** `the agent Priya Sharma of Hollis & Vance`, `an agent` where the reader sees no name; empty where nobody is to be named. */
export function whoSaw({ seenWho, seenRole }: Params, unnamed: string): string {
  if (seenWho === undefined) return unnamed;
  return seenRole === 'agent' || seenRole === 'insured' ? `the ${seenRole} ${said(seenWho)}` : said(seenWho);
}

/** `uploaded by the insured Ines Ortega of Granite Peak on 02/01/2026`. */
export function uploadText(params: Params): string {
  const who = whoSaw(params, '');
  return `uploaded${who === '' ? '' : ` by ${who}`} on ${day(params.uploadedOn ?? '')}`;
}

/** `is on file (“CG 24 04.pdf”, uploaded on 02/01/2026)`: the document that shows a form. */
export const onFileText = (params: Params): string => `is on file (“${said(params.document)}”, ${uploadText(params)})`;
