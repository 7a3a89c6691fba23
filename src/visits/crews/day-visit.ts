/** A visit on a crew's day, in minutes after midnight. It may start at `to` at the latest. */
export interface DayVisit {
  from: number;
  to: number;
  minutes: number;
  /** Occupies its minutes within the crew's hours, at any time, and without driving. */
  isForced?: boolean;
  zipCode?: string;
}

export interface Span {
  from: number;
  to: number;
}

export interface DayBounds {
  opens: number;
  closes: number;
  /** Between the end of a visit and the start of the next, unless driving takes longer. */
  bufferMinutes: number;
  /** Time in which no visit may lie, by its start. */
  blocked: readonly Span[];
  driving?: DayDriving | undefined;
}

export interface DayDriving {
  /** Minutes between two ZIP codes, outside of the peaks and inside; undefined if one is not known. */
  between: (from: string, to: string) => { usual: number; peak: number } | undefined;
  /** The end of a visit in one of these decides how fast the crew drives on. */
  peaks: readonly Span[];
}

export interface CrewDay extends DayBounds {
  visits: readonly DayVisit[];
}
