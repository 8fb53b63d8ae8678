import type { Reducer } from '@reduxjs/toolkit';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { PagePath } from '@covertrail/contracts/pages/pages';
import type { Capability } from '@covertrail/domain/rights/capabilities';
import type { PageRoute } from './navigation/page-at.js';
import type { Role } from './session/role.js';

/** One line of the side menu, for those who may open its page. */
export interface MenuEntry {
  readonly page: PagePath;
  /** The title of the page [B01]. */
  readonly title: string;
  readonly icon: LucideIcon;
  /** The name that [B01] gives it, where the title is another: read out beside the title, and shown on hover. */
  readonly description?: string;
  /** Records come after the other entries, under a heading of their own. */
  readonly group?: 'records';
  /** Where the entry is for fewer people than its page. */
  readonly needs?: Capability;
  /** Addresses of pages that belong to it and begin otherwise: those of one record. */
  readonly alsoAt?: RegExp;
  /** A hook: how many items wait for the person. The entry shows the number while it is above zero. */
  readonly useCount?: () => number;
}

/** One link of the profile menu [B01]. */
interface ProfileLink {
  readonly path: string;
  readonly text: string;
  readonly needs: Capability;
}

/** A part of a policy's page besides its terms: the features that add one do not know the feature `policy`. */
interface PolicyPanel {
  /** Kebab-case: its place in the address, `/app/policies/<id>?tab=<key>`. */
  readonly key: string;
  readonly title: string;
  /** Shown while its tab is chosen. It asks for its rows itself and holds its own `Panel`: `lazy(() => import('./components/x.panel.js'))`. */
  readonly content: ComponentType<{ readonly policy: PolicyDetails }>;
  /** Whether this policy has the panel for this person; always where it is left out. */
  readonly shown?: (policy: PolicyDetails, role: Role) => boolean;
}

/** A page about a tracked supplier, for those who may open it: pages of different features stand side by side in one row of links. */
interface SupplierLink {
  readonly page: Extract<PagePath, `suppliers/:trackingId${string}`>;
  readonly title: string;
}

/** A part of a supplier's first page. It asks for its rows itself and holds its own `Panel`. */
interface SupplierPanel {
  readonly key: string;
  readonly content: ComponentType<{ readonly trackingId: string; readonly supplierId: string }>;
  /** Takes the whole width of the page. */
  readonly wide?: true;
}

/** Everything that a feature adds to the page. `app/features.ts` lists the features; no feature imports another. */
export interface Feature {
  /** Its folder's name. */
  readonly name: string;
  readonly reducers?: Readonly<Record<string, Reducer>>;
  /** Runs as long as the page is open; restarted when it throws. */
  readonly saga?: () => Generator;
  /** Pages that need a log-in: `pageAt('dashboard', () => import('./pages/dashboard.page.js'))`. */
  readonly routes?: readonly PageRoute[];
  /** Pages for those who run the product, relative to `/admin`: nobody of a company opens them. */
  readonly operatorRoutes?: readonly RouteObject[];
  /** Pages that need no log-in, from the root. */
  readonly openRoutes?: readonly RouteObject[];
  /** In the order of the menu; entries of different features are in the order of `app/features.ts`. */
  readonly menu?: readonly MenuEntry[];
  readonly profileLinks?: readonly ProfileLink[];
  /** Stands in the bar at the top of every page. */
  readonly topBar?: ComponentType;
  /** Shown above the content of every page, when it has something to show. */
  readonly banner?: ComponentType;
  /** Tabs of a policy's page, in the order of `app/features.ts`. */
  readonly policyPanels?: readonly PolicyPanel[];
  /** Pages about a supplier, in the order of `app/features.ts`. Each shows `SupplierHeader`. */
  readonly supplierLinks?: readonly SupplierLink[];
  /** Parts of a supplier's first page, in the order of `app/features.ts`. */
  readonly supplierPanels?: readonly SupplierPanel[];
}
