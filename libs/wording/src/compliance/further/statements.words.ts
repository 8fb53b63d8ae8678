import type { NamedFinding } from '@covertrail/domain/compliance/named-params';
import { regionIn } from '../../text/money-text.js';
import { conditionRequired, conditionTitle } from '../condition-requirement-words.js';
import { conditionAvailable } from '../condition-words.js';
import { endorsementIfNamed } from '../param-text.js';
import { valueText, valueTitle } from './further-params.js';
import type { KindWords } from './kind-words.js';

function valueAvailable({ params, reason }: NamedFinding): string {
  if (reason === 'VALUE.OCCURRENCE') return 'Occurrence';
  if (params.stated !== undefined)
    return valueText(params.value, params.stated, { stated: true, region: regionIn(params) });
  return reason === 'VALUE.SHARED_IN_TEXT' ? params.texts.join(', ') : '';
}

function conditionFound({ params, reason }: NamedFinding): string {
  switch (reason) {
    case 'CONDITION.MET':
    case 'CONDITION.NOT_MET':
    case 'CONDITION.TO_REVIEW':
      return conditionAvailable(params);
    case 'CONDITION.NOT_KNOWN':
      return params.because === undefined ? 'Not read' : conditionAvailable(params);
    default:
      return '';
  }
}

function exclusionsAvailable({ params, reason }: NamedFinding): string {
  switch (reason) {
    case 'EXCLUSION.NONE':
      return 'None';
    case 'EXCLUSION.IN_TEXT':
      return params.texts.join(', ');
    case 'EXCLUSION.NOT_PERMITTED':
    case 'EXCLUSION.TO_REVIEW':
      return (
        [...params.forms, ...params.perils.map(valueTitle), ...(params.said ?? [])].join(', ') ||
        (params.declared ? 'Something is excluded' : '')
      );
    default:
      return '';
  }
}

/** What a policy must state: conditions of forms, values, exclusions, excluded owners and remarks. */
export const STATEMENTS_WORDS = {
  condition: {
    title: conditionTitle,
    subject: (params) => `the form for ${endorsementIfNamed(params)}`,
    required: ({ condition, asked: required }) => conditionRequired(condition, required),
    available: conditionFound,
  },
  value: {
    title: valueTitle,
    subject: ({ value }) => `“${valueTitle(String(value))}”`,
    required: (params) => valueText(params.value, params.asked, { region: regionIn(params) }),
    available: valueAvailable,
  },
  exclusions: {
    title: () => 'Exclusions',
    subject: () => 'the exclusions',
    required: ({ answer }) => (answer === 'decline' ? 'None' : 'None, or for review'),
    available: exclusionsAvailable,
  },
  proprietors: {
    title: () => 'Proprietor, partner, executive, officer or member excluded',
    subject: () => 'the answer about excluded owners',
    required: ({ answer }) => (answer === 'decline' ? 'No' : 'No, or for review'),
    available: ({ reason }) =>
      reason === 'PROPRIETORS.INCLUDED' ? 'No' : reason === 'PROPRIETORS.NOT_GIVEN' ? '' : 'Yes',
  },
  remark: {
    title: (code) => `Required remark ${code}`,
    subject: () => 'the remarks',
    required: ({ remark }) => String(remark),
    available: ({ reason }) =>
      reason === 'REMARK.PROVIDED' ? 'Provided' : reason === 'REMARK.OTHER_TEXT' ? 'Other text' : 'Missing',
  },
} satisfies KindWords;
