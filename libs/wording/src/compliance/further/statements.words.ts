import { regionIn } from '../../text/money-text.js';
import { conditionRequired, conditionTitle } from '../condition-requirement-words.js';
import { conditionAvailable } from '../condition-words.js';
import { endorsementIfNamed } from '../param-text.js';
import { valueText, valueTitle } from './further-params.js';
import type { Found, KindWords } from './kind-words.js';

function valueAvailable({ params, reason }: Found): string {
  if (reason === 'VALUE.OCCURRENCE') return 'Occurrence';
  return params.stated === undefined
    ? (params.texts ?? []).join(', ')
    : valueText(params.value, params.stated, { stated: true, region: regionIn(params) });
}

/** What a policy must state: conditions of forms, values, exclusions, excluded owners and remarks. */
export const STATEMENTS_WORDS = {
  condition: {
    title: conditionTitle,
    subject: (params) => `the form for ${endorsementIfNamed(params)}`,
    required: ({ condition, asked: required }) => conditionRequired(condition, required),
    available: ({ params }) => conditionAvailable(params),
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
    available: ({ params, reason }) =>
      reason === 'EXCLUSION.NONE'
        ? 'None'
        : [
            ...(params.forms ?? []),
            ...(params.perils ?? []).map(valueTitle),
            ...(params.said ?? []),
            ...(params.texts ?? []),
          ].join(', ') || (params.declared ? 'Something is excluded' : ''),
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
