import { DELIVERY_SPEEDS } from '@covertrail/domain/request/request.contract';
import { DELIVERY_WORDS } from '@covertrail/wording/request/asked-beside.words';
import type { Choice } from '#shared/ui/choice';
import { STATE_CHOICES } from './sent-requests.words.js';

const DUE = [
  { value: 'overdue', text: 'Overdue' },
  { value: 'next7', text: 'In the next 7 days' },
  { value: 'next30', text: 'In the next 30 days' },
] as const;

const SENT = [
  { value: 'last7', text: 'In the last 7 days' },
  { value: 'last30', text: 'In the last 30 days' },
  { value: 'last90', text: 'In the last 90 days' },
] as const;

const SPEEDS = DELIVERY_SPEEDS.map((value) => ({ value, text: DELIVERY_WORDS[value] }));

/** What narrows the requests that were sent [D01]. */
export const sentFilters = (projects: readonly Choice[]) =>
  [
    { name: 'state', label: 'Status', all: 'All', choices: STATE_CHOICES, asButtons: true },
    { name: 'projectId', label: 'Project', all: 'All projects', choices: projects },
    { name: 'due', label: 'Due', all: 'Any due date', choices: DUE },
    { name: 'sent', label: 'Sent', all: 'Any time', choices: SENT },
    { name: 'delivery', label: 'Delivery', all: 'Any delivery', choices: SPEEDS },
  ] as const;
