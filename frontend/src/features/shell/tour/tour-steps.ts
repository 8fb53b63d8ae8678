import type { Capability } from '@covertrail/domain/rights/capabilities';
import type { ActingFor } from '@covertrail/domain/rights/principal';
import type { PagePath } from '#pages/pages';
import type { ByReader } from '#shared/session/by-reader';
import { shortcutText } from '../palette/palette-shortcut.js';

/** What a tour says of one part of the page, which `selector` finds. */
export interface TourStep {
  readonly selector: string;
  readonly title: string;
  readonly text: string;
}

/** The main act of a role: its button stands on these pages, for those who may. */
interface MainAct {
  readonly title: string;
  readonly text: string;
  readonly needs: Capability;
  readonly on: readonly PagePath[];
}

interface TourOfReader {
  readonly menu: string;
  readonly find: string;
  readonly notifications: string;
  readonly act: MainAct;
}

const TOURS: ByReader<TourOfReader> = {
  requester: {
    menu: 'Tracked Policies says who needs you today. Your suppliers, reviews and templates are below it.',
    find: 'Search a supplier by name,',
    notifications: 'Answers, changed policies and cover that ends are reported here.',
    act: {
      title: 'Request coverage',
      text: 'Ask a supplier or its agent for proof of insurance. What they answer is checked against your template at once.',
      needs: 'requestCoverage',
      on: ['dashboard', 'suppliers'],
    },
  },
  insured: {
    menu: 'Home says how you stand with everyone who asks. Your policies and open requests are below it.',
    find: 'Find a policy or a page:',
    notifications: 'Requests, approvals of your agency and cover that ends are reported here.',
    act: {
      title: 'Answer and share',
      text: 'Answer who asks, or share policies with a requester. You see what they will see before you send it.',
      needs: 'sharePolicies',
      on: ['shared-policies'],
    },
  },
  agent: {
    menu: 'Clients is your first page. Pending Approvals has what waits for you, Open Requests who asks your clients.',
    find: 'Find a client, a policy or a page:',
    notifications: 'Requests to your clients, transfers and policies that wait for you are reported here.',
    act: {
      title: 'Add client',
      text: 'Add the companies whose insurance your agency manages. Their policies and requests then come to you.',
      needs: 'addClients',
      on: ['agent-clients'],
    },
  },
};

interface TourPlace {
  readonly role: ActingFor;
  readonly page: PagePath | undefined;
  /** On a phone the menu is behind its button. */
  readonly narrow: boolean;
  readonly may: (capability: Capability) => boolean;
}

/** The tour of a role, four or five steps: the main act only where its button is [B08]. */
export function tourSteps({ role, page, narrow, may }: TourPlace): readonly TourStep[] {
  const { menu, find, notifications, act } = TOURS[role];
  const acts = page !== undefined && act.on.includes(page) && may(act.needs);
  return [
    { selector: narrow ? '[data-tour="menu-button"]' : '[data-tour="menu"]', title: 'Your pages', text: menu },
    {
      selector: '[data-tour="find"]',
      title: 'Find anything',
      text: `${find} or press ${shortcutText()} and type the first letters of a page, a record or an action.`,
    },
    {
      selector: '[data-tour="notifications"]',
      title: 'What happened',
      text: `${notifications} The number counts what you have not read.`,
    },
    ...(acts ? [{ selector: '#content .primary.button', title: act.title, text: act.text }] : []),
    {
      selector: '[data-tour="help"]',
      title: 'Help on every page',
      text: 'This button, or the key ?, says what a page is for, what you can do there and what its words mean. It shows this tour again, too.',
    },
  ];
}
