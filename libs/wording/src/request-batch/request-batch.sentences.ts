import type { RequestBatchEvent } from '@covertrail/domain/request-batch/request-batch.contract';
import { dayText } from '../text/day-text.js';
import type { Names, Sentences } from '../text/event-wording.js';
import { listed, named } from '../text/sentence-parts.js';
import { askedChanges } from '../request/asked-beside.words.js';

interface OfBatch {
  readonly data: { readonly projectId: string };
}

const suppliers = (count: number): string => `${count.toLocaleString('en-US')} supplier${count === 1 ? '' : 's'}`;
const forProject = ({ data }: OfBatch, names: Names): string => `for ${named(names.project(data.projectId))}`;

export const requestBatchSentences: Sentences<RequestBatchEvent> = {
  RequestBatchStarted: {
    sentence: (event, names) =>
      `${named(names.company(event.data.requesterId))} began to ask ${suppliers(event.data.count)} ${forProject(event, names)} by ${dayText(event.data.asked.dueOn)}.`,
    changes: ({ data: { templateId, asked } }, names) => [
      ...(templateId === null ? [] : [{ label: 'Template', after: names.template(templateId) }]),
      ...(asked.message.trim() === '' ? [] : [{ label: 'Message', after: asked.message }]),
      ...askedChanges(asked),
    ],
  },
  RequestBatchAdvanced: {
    sentence: (event, names) =>
      `${suppliers(event.data.outcomes.length)} of those to be asked ${forProject(event, names)} had their turn.`,
    changes: () => [],
  },
  RequestBatchCompleted: {
    sentence: (event, names) => {
      const { sent, alreadyOpen, refused } = event.data;
      const parts = [
        `${suppliers(sent)} ${sent === 1 ? 'was' : 'were'} asked`,
        ...(alreadyOpen === 0 ? [] : [`${suppliers(alreadyOpen)} had an open request already`]),
        ...(refused === 0 ? [] : [`${suppliers(refused)} could not be asked`]),
      ];
      return `All of those to be asked ${forProject(event, names)} had their turn: ${listed(parts)}.`;
    },
    changes: () => [],
  },
};
