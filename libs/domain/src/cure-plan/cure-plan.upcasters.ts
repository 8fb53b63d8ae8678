import { step, type StoredFields } from '../kernel/upcaster-steps.js';

/** Version 1 did not say for which projects it was made, nor what they lacked; version 2 was sent as a whole, by an insured to its agent. */
export const CURE_PLAN_SENT_UPCASTERS = {
  1: step((data) => ({ ...data, open: [] })),
  2: step((data) => ({
    ...data,
    agents: data['sentBy'] === 'insured' ? [{ agentId: data['agentId'], steps: placesIn(data) }] : [],
  })),
} as const;

const placesIn = ({ steps }: StoredFields): readonly number[] => (Array.isArray(steps) ? [...steps.keys()] : []);
