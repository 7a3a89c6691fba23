export interface Total {
  /** The number of matches, regardless of the limit. */
  total: number;
  /** There are more than `total`: the count stopped there. */
  isMore: boolean;
}

/** The header with the number of matches, regardless of the limit. */
export const totalCountHeader = 'X-Total-Count';
/** `gte` if there are more matches: the server doesn't count very long lists to the end. */
export const totalRelationHeader = 'X-Total-Count-Relation';
/** How many of the rows asked for are damaged and left out. Absent if none is. */
export const unreadableHeader = 'X-Unreadable-Count';
