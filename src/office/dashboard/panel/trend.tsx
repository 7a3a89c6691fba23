interface TrendProps {
  /** Change against the previous period; null if that was empty. */
  percent: number | null;
  /** 'in 30 days vs. the 30 before' */
  compared: string;
  /** True while the figures of another period are shown. */
  isPending: boolean;
}

export function Trend({ percent, compared, isPending }: TrendProps) {
  const { text, color } = wording(percent);
  return (
    <p className={`mt-1 text-sm text-ink-soft transition-opacity ${isPending ? 'opacity-0' : ''}`}>
      <span className={`font-semibold ${color}`}>{text}</span>
      {percent === null ? ' No earlier data' : ` ${compared}`}
    </p>
  );
}

function wording(percent: number | null): { text: string; color: string } {
  if (percent === null) return { text: '—', color: '' };
  const size = `${Number(Math.abs(percent).toFixed(1)).toLocaleString('en-US')}%`;
  if (percent > 0) return { text: `+${size}`, color: 'text-green' };
  if (percent < 0) return { text: `−${size}`, color: 'text-red' };
  return { text: 'No change', color: '' };
}
