import type { Choice } from '#shared/ui/select.tsx';

/** What an event is about, by the feature that recorded it. */
const FEATURES: Readonly<Record<string, string>> = {
  assessment: 'Compliance',
  carrier: 'Carriers',
  client: 'Clients',
  'client-transfer': 'Client transfers',
  company: 'Companies',
  'fix-plan': 'Compliance plans',
  membership: 'Members',
  notification: 'Notifications',
  policy: 'Policies',
  project: 'Projects',
  representation: 'Agents of record',
  request: 'Requests',
  share: 'Shares',
  template: 'Templates',
  tracking: 'Tracking',
  user: 'People',
};

export const FEATURE_CHOICES: readonly Choice[] = Object.entries(FEATURES)
  .map(([value, text]) => ({ value, text }))
  .sort((a, b) => a.text.localeCompare(b.text));

export const featureText = (feature: string): string => FEATURES[feature] ?? feature;
