import {
  ArrowRightLeft, BookCheck, Building2, ClipboardCheck, FileCheck2, FolderKanban, Handshake, History, Inbox, LayoutDashboard, Send, Share2, Users,
  type LucideIcon,
} from 'lucide-react';
import type { Role } from '#shared/session/role';
import type { SessionUser } from '#shared/session/session.types';

export type CountName = 'openRequests' | 'pendingApprovals';

/** One line of the side menu. It is shown where a feature has registered its path. */
export interface MenuEntry {
  readonly path: string;
  readonly title: string;
  readonly icon: LucideIcon;
  readonly roles: readonly Role[];
  readonly group: 'main' | 'records';
  readonly permission?: string;
  readonly count?: CountName;
}

const ALL: readonly Role[] = ['requester', 'insured', 'agent'];

const entry = (path: string, title: string, icon: LucideIcon, roles: readonly Role[], more: Partial<MenuEntry> = {}): MenuEntry =>
  ({ path: `/app/${path}`, title, icon, roles, group: 'main', ...more });

/** Spec 1 section 2.4, in its order and with its titles; My Agent, Transfers and Activity Log are ours. */
export const MENU: readonly MenuEntry[] = [
  entry('dashboard', 'Tracked Policies', LayoutDashboard, ['requester']),
  entry('suppliers', 'Suppliers', Building2, ['requester']),
  entry('templates', 'Policy Templates', BookCheck, ['requester']),
  entry('request-coverage', 'Pending Request for Insurance', Send, ['requester']),
  entry('manage-projects', 'Manage Projects', FolderKanban, ['requester'], { permission: 'MANAGE_PROJECT_MENU' }),
  entry('shared-policies', 'Share My Policies', Share2, ['insured']),
  entry('my-policies', 'My Policies', FileCheck2, ['insured']),
  entry('pending-requests', 'Open Requests', Inbox, ['insured'], { count: 'openRequests' }),
  entry('my-agent', 'My Agent', Handshake, ['insured']),
  entry('agent-clients', 'Clients', Users, ['agent']),
  entry('agent-pending-approval', 'Pending Approvals', ClipboardCheck, ['agent'], { count: 'pendingApprovals' }),
  entry('agent-insured-requests', 'Open Requests', Inbox, ['agent'], { count: 'openRequests' }),
  entry('transfers', 'Transfers', ArrowRightLeft, ['agent']),
  entry('activity-log', 'Activity Log', History, ALL, { group: 'records' }),
];

/** The entries of a person in a role, of pages that exist. */
export const menuOf = (role: Role, { permissions }: SessionUser, built: ReadonlySet<string>): readonly MenuEntry[] =>
  MENU.filter(({ path, roles, permission }) => built.has(path) && roles.includes(role) && (!permission || permissions.includes(permission)));

/** The entry that a page belongs to: its own, or the one it lies under. */
export const entryOf = (pathname: string): MenuEntry | undefined =>
  MENU.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));

/** Why a supplier stands as it does, and its history: the supplier and its agent read them as the requester does. */
export const isOfBothSides = (pathname: string): boolean => /^\/app\/suppliers\/[^/]+\/(why|history)$/.test(pathname);
