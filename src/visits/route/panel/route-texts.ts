export const stop = (time: string, drive: string | null) =>
  `About ${time}${drive === null ? '' : `, ${drive} drive`}`;
export const allStops = 'All stops in Maps';
