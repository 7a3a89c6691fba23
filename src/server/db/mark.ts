/** Data that this process uses. */
export interface Mark {
  /** Whether a restore beside this process needs the data to itself: not at all, before long, or now. */
  wanted: () => Promise<'not' | 'soon' | 'now'>;
  release: () => Promise<void>;
}

export interface Marking {
  /** Waits for the end of the restore that the data was just released for, instead of throwing. */
  isWaiting?: boolean;
}

export const beingRestored = 'the data is being restored from a backup at this moment';
