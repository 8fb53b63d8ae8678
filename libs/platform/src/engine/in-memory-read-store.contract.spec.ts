import { openInMemory } from '#live/testing/outbox-store';
import { keptContract } from '#read-store/read-store.contract';

keptContract('Memory', openInMemory);
