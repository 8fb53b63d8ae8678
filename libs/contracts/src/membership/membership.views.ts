import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

export type AccountDocument = { readonly id: Uuid; readonly companyIds: readonly Uuid[] };

/** Which companies may this user enter? The answer is only a proposal: log-in checks the membership streams. */
export const accountsView = defineView<AccountDocument>()({ name: 'accounts', indexes: [] });
