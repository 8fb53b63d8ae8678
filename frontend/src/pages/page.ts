import type { LucideIcon } from 'lucide-react';
import type { Capability } from '@covertrail/domain/rights/capabilities';

/** What an entry of a menu may count; `shared/counts/badge-counts.ts` counts it. */
export type Badge = 'openRequests' | 'pendingApprovals';

/** The line of a page in a menu, for those who may open the page. */
interface MenuEntry {
  readonly icon: LucideIcon;
  /** `records` come after the other entries, under a heading of their own. `profile` is the menu of the person. */
  readonly group?: 'records' | 'profile';
  /** Where the entry is for fewer people than its page. */
  readonly needs?: Capability;
  /** Shows while it is above zero how many items wait for the person. */
  readonly badge?: Badge;
  /** Addresses of pages that belong to it and begin otherwise: those of one record. */
  readonly alsoAt?: RegExp;
}

/** Everything that is known of a page before it is opened: its route, menus, breadcrumbs and the title of the browser's tab are made of it. */
export interface Page {
  /** What its reader must be able to do. */
  readonly needs: Capability;
  /** In the menu, in breadcrumbs, and above the page unless it is about one record. */
  readonly title: string;
  /** The name that [B01] gives it, where the title is another: read out beside the title, and shown on hover. */
  readonly description?: string;
  readonly menu?: MenuEntry;
  /** Stands in the row of links that all pages about a supplier have, with this text. */
  readonly ofSupplier?: string;
}

/** The pages of a feature, by their address under `/app`. */
export const definePages = <Path extends string>(pages: Readonly<Record<Path, Page>>): Readonly<Record<Path, Page>> =>
  pages;
