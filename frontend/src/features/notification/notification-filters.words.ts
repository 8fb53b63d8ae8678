import type { NotificationKind } from '@covertrail/contracts/notification/notification-kinds';
import type { Choice } from '#shared/ui/choice';

/** The kinds of notifications, to choose from. */
export const KIND_CHOICES: readonly (Choice & { readonly value: NotificationKind })[] = [
  { value: 'requests', text: 'Requests' },
  { value: 'policies', text: 'Policies' },
  { value: 'compliance', text: 'Compliance' },
  { value: 'agencies', text: 'Agencies' },
  { value: 'people', text: 'People' },
  { value: 'security', text: 'Security' },
];
