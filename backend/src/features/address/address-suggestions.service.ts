import { Inject, Injectable } from '@nestjs/common';
import type { AddressSearchDto } from '@covertrail/contracts/address/address.inputs';
import type { AddressSuggestions, SuggestedAddress } from '@covertrail/contracts/address/address.replies';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import type { Actor } from '#auth/actor';
import { Rate } from '#limits/rate';
import { ADDRESS_DIRECTORY, LOG } from '#tokens/tokens';
import { keyOf } from './address-match.rules.js';
import type { AddressDirectory } from './directory/address-directory.port.js';
import { UsedAddresses } from './used-addresses.reader.js';

const MOST = 10;
const MOST_USED = 5;
/** Questions to the directory in a minute, which its owner is billed for: of one person or address, and of this process. */
const PER_CALLER = 60;
const PER_PROCESS = 600;

/** What an address may be that somebody begins to type [A14]. */
@Injectable()
export class AddressSuggester {
  private readonly ofCaller = new Rate(PER_CALLER);
  private readonly ofProcess = new Rate(PER_PROCESS);

  constructor(
    private readonly used: UsedAddresses,
    @Inject(ADDRESS_DIRECTORY) private readonly directory: AddressDirectory,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  async forCompany(actor: Actor, search: AddressSearchDto): Promise<AddressSuggestions> {
    const [used, fromDirectory] = await Promise.all([
      this.used.find(actor, search.country, search.beginning),
      this.fromDirectory(search, actor.userId),
    ]);
    const first = used.slice(0, MOST_USED);
    const keys = new Set(first.map(keyOf));
    return { rows: [...first, ...fromDirectory.filter((address) => !keys.has(keyOf(address)))].slice(0, MOST) };
  }

  /** `caller`: the network that the question comes from. */
  async forStranger(caller: string, search: AddressSearchDto): Promise<AddressSuggestions> {
    return { rows: (await this.fromDirectory(search, caller)).slice(0, MOST) };
  }

  /** None where the directory fails or was asked too often: people type the address. */
  private async fromDirectory(
    { country, beginning }: AddressSearchDto,
    caller: string,
  ): Promise<readonly SuggestedAddress[]> {
    if ((await this.ofCaller.over(caller)) !== null || (await this.ofProcess.over('all')) !== null) return [];
    try {
      const found = await this.directory.find(country, beginning.trim());
      return found.map((address) => ({ ...address, isOwn: false }));
    } catch (error) {
      this.log.warn({ err: error }, 'the address directory gave no suggestions');
      return [];
    }
  }
}
