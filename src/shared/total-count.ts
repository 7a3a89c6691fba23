export interface Total {
  /** How many match, whatever the limit. */
  total: number;
  /** There are more than `total`: it was not counted to the end. */
  isMore: boolean;
}

/** The header of a list that says how many records match, whatever its limit is. Apart from the schemas, so that a page's script can do without them. */
export const totalCountHeader = 'X-Total-Count';
/** `gte` where more match than that: very many are not counted to the end. */
export const totalRelationHeader = 'X-Total-Count-Relation';
