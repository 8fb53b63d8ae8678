import type { Reaction } from '@covertrail/platform/engine/reaction';
import type { Views } from '../views/views.service.js';
import type { Ground } from './ground.js';

/** Every reaction of the product. `views` is asked when an event comes, not before. */
export function reactionsOf(_ground: Ground, _views: () => Views): readonly Reaction[] {
  return [];
}
