import type { Params, ParamsWith } from '@covertrail/domain/compliance/finding-params';
import { INSURED_SCOPE_NAMES } from '../insurance/endorsement-words.js';
import { day, said } from './param-text.js';

/** Who stands on a schedule, inside quotation marks. */
export const namesText = (names: readonly string[]): string => names.join('; ');

/** `by what is on record, it ended on 09/01/2026`. */
export const onRecord = (params: ParamsWith<'objection' | 'policyNumber'>): string =>
  `by what is on record, ${objectionText(params)}`;

function objectionText(params: ParamsWith<'objection' | 'policyNumber'>): string {
  switch (params.objection) {
    case 'FORM.OTHER_POLICY':
      return `it shows policy number ${params.printed}, and the policy is ${params.policyNumber}`;
    case 'FORM.ENDED':
      return `it ended on ${day(params.formDay)}`;
    case 'FORM.NOT_BEGUN':
      return `it does not begin until ${day(params.formDay)}`;
    case 'FORM.STATED_OTHERWISE':
      return `it does not give ${INSURED_SCOPE_NAMES[params.scope].toLowerCase()}`;
    case 'FORM.NAMES_OTHERS':
      return `its schedule names “${namesText(params.names)}”, and ${params.wanted === undefined ? 'the template does not say who must be named' : `“${params.wanted}” must be named`}`;
    case 'FORM.NAMES_NOBODY':
      return 'it covers whom its schedule names, and nobody is entered on its schedule';
    case 'FORM.WAIVER_BARRED':
      return `${params.states.join(', ')} ${params.states.length > 1 ? 'forbid or restrict' : 'forbids or restricts'} waivers in workers’ compensation`;
    case 'FORM.OTHER_STATE':
      return `it is the form of ${params.formState}, and the states of item 3.A are ${params.states.length === 0 ? 'not known' : params.states.join(', ')}`;
  }
}

/** `the agent Priya Sharma of Hollis & Vance`, `an agent` where the reader sees no name; empty where nobody is to be named. */
export function whoSaw({ seenWho, seenRole }: Params, unnamed: string): string {
  if (seenWho === undefined) return unnamed;
  return seenRole === 'agent' || seenRole === 'insured' ? `the ${seenRole} ${said(seenWho)}` : said(seenWho);
}

/** `uploaded by the insured Ines Ortega of Granite Peak on 02/01/2026`. */
export function uploadText(params: ParamsWith<'uploadedOn'>): string {
  const who = whoSaw(params, '');
  return `uploaded${who === '' ? '' : ` by ${who}`} on ${day(params.uploadedOn)}`;
}

/** `is on file (“CG 24 04.pdf”, uploaded on 02/01/2026)`: the document that shows a form. */
export const onFileText = (params: ParamsWith<'document' | 'uploadedOn'>): string =>
  `is on file (“${params.document}”, ${uploadText(params)})`;
