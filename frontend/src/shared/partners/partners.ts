import type { PartnerKey } from '@covertrail/domain/fields/partners';
import { partnerKeyOf, SIGN_ON } from './kept-partner.js';

/** What a partner shows on the pages before a log-in, in place of what the product shows. */
export interface Partner {
  /** As it stands in addresses. */
  readonly key: PartnerKey;
  readonly name: string;
  /** The strokes of its mark, on a square of 24 by 24. */
  readonly mark: string;
  /** Of the panel, from the upper left to the lower right. White text on both has a contrast of 7 and more. */
  readonly colors: readonly [from: string, to: string];
  readonly tagline: string;
  readonly points: readonly string[];
}

/** All partners: a row is the whole of one [A04]. */
const PARTNERS: readonly Partner[] = [
  {
    key: 'grms',
    name: 'GRMS',
    mark: 'M12 3 20 7v5c0 4.5-3.2 7.6-8 9-4.8-1.4-8-4.5-8-9V7zM8 12h8M12 8v8',
    colors: ['#0b4f4a', '#062c33'],
    tagline: 'Proof of insurance for suppliers of GRMS clients.',
    points: [
      'Upload a certificate once, for every client that asks',
      'See what a client still requires',
      'Be reminded before a policy expires',
    ],
  },
  {
    key: 'corrigo',
    name: 'Corrigo',
    mark: 'M18 6.5A8 8 0 1 0 18 17.5M12 8v4l3 2',
    colors: ['#7a2e12', '#3d1409'],
    tagline: 'Proof of insurance for service providers in Corrigo.',
    points: [
      'Keep your insurance current where you take work orders',
      'See what each customer requires',
      'Let your agent send the proof for you',
    ],
  },
  {
    key: SIGN_ON,
    name: 'Single sign-on',
    mark: 'M8 14a4 4 0 1 1 3.5-6H21v4h-3v3h-4v-3h-2.5A4 4 0 0 1 8 14z',
    colors: ['#2b2f77', '#15173f'],
    tagline: 'Log in at your company, and go on in Covertrail.',
    points: ['One log-in for all that you use', 'Your company decides how you prove who you are'],
  },
];

/** The partner of a name in an address, in capitals or not; null where there is none. */
export const partnerOf = (name: string | null | undefined): Partner | null =>
  PARTNERS.find(({ key }) => key === partnerKeyOf(name)) ?? null;
