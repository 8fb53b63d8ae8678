import type { Uuid } from '@covertrail/domain/kernel/event';
import type { TrackingEvent } from '@covertrail/domain/tracking/tracking.contract';
import type { Names, Sentences } from '../text/event-wording.js';
import { LINE_NAMES } from '../insurance/labels.js';
import { requirementTitle, sentenceOf } from '../compliance/sentence.js';
import { dayText } from '../text/day-text.js';
import { ended, listed, named, plain } from '../text/sentence-parts.js';

interface OfTracking {
  readonly data: {
    readonly requesterId: Uuid;
    readonly insuredId: Uuid;
    readonly projectId: Uuid;
  };
}

const requester = ({ data }: OfTracking, names: Names): string => named(names.company(data.requesterId));
const insured = ({ data }: OfTracking, names: Names): string => named(names.company(data.insuredId));
const project = ({ data }: OfTracking, names: Names): string => named(names.project(data.projectId));

export const trackingSentences: Sentences<TrackingEvent> = {
  TrackingStarted: {
    sentence: (event, names) =>
      `${requester(event, names)} began to track ${insured(event, names)} for ${project(event, names)}.`,
    changes: ({ data }, names) => [{ label: 'Template', after: names.template(data.templateId) }],
  },
  CoverageProvided: {
    sentence: (event, names) => {
      const policies = listed(event.data.policyIds.map((id) => named(names.policy(id))));
      const whom = `${requester(event, names)} for ${project(event, names)}`;
      return `${insured(event, names)} shows ${policies} to ${whom}.`;
    },
    changes: () => [],
  },
  SupplierInactivated: {
    sentence: (event, names) =>
      `${requester(event, names)} made ${insured(event, names)} inactive for ${project(event, names)}.`,
    changes: () => [{ label: 'Supplier', before: 'Active', after: 'Inactive' }],
  },
  SupplierActivated: {
    sentence: (event, names) =>
      `${requester(event, names)} made ${insured(event, names)} active again for ${project(event, names)}.`,
    changes: () => [{ label: 'Supplier', before: 'Inactive', after: 'Active' }],
  },
  TrackingCanceled: {
    sentence: (event, names) => {
      const whom = `${insured(event, names)} for ${project(event, names)}`;
      return ended(`${requester(event, names)} canceled the tracking of ${whom}: ${plain(event.data.reason)}`);
    },
    changes: () => [],
  },
  FindingDecided: {
    sentence: (event, names) => {
      const { decision, reason, rule, line, effectiveFrom: from } = event.data;
      const what = `${requirementTitle({ rule })} (${LINE_NAMES[line].toLowerCase()})`;
      const whom = `${insured(event, names)} for ${project(event, names)}`;
      return ended(
        `${requester(event, names)} ${decision} a finding about ${whom}, ${what}, effective ${dayText(from)}: ${plain(reason)}`,
      );
    },
    changes: ({ data }) => [
      {
        label: 'Decided on',
        after: sentenceOf({ ...data.judgement, rule: data.rule, line: data.line, outcome: 'review', events: [] }),
      },
      { label: 'Decision', after: data.decision },
    ],
  },
  TrackingTemplateChanged: {
    sentence: (event, names) => {
      const { from, to } = event.data;
      const by = `${named(names.template(to))} instead of ${named(names.template(from))}`;
      const whom = `${insured(event, names)} is checked against ${by} for ${project(event, names)}`;
      return `${whom}, effective ${dayText(event.data.effectiveFrom)}.`;
    },
    changes: ({ data }, names) => [
      { label: 'Template', before: names.template(data.from), after: names.template(data.to) },
    ],
  },
};
