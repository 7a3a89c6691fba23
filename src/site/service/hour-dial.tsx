interface HourDialProps {
  /** Clockwise from 12; their sum is 60. */
  minutes: readonly number[];
  label: string;
}

const center = 160;
const radius = 124;

/** A clock face with an arc for each part of the hour. */
export function HourDial({ minutes, label }: HourDialProps) {
  const arcs = minutes.map((length, index) => ({
    length,
    start: minutes.slice(0, index).reduce((sum, earlier) => sum + earlier, 0),
  }));
  return (
    <svg viewBox="0 0 320 320" role="img" aria-label={label} className="w-full max-w-104 fill-none">
      {arcs.map(({ length, start }, index) => (
        <circle
          key={start}
          cx={center}
          cy={center}
          r={radius}
          pathLength="60"
          strokeDasharray={`${length - 0.5} ${60.5 - length}`}
          strokeDashoffset={-start - 0.25}
          strokeWidth="46"
          transform={`rotate(-90 ${center} ${center})`}
          className={index % 2 === 0 ? 'stroke-mint' : 'stroke-sun'}
        />
      ))}
      {Array.from({ length: 12 }, (_, hour) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: twelve marks that never move
          key={hour}
          d={`M${center} ${center - 90}v${hour % 3 === 0 ? 12 : 7}`}
          transform={`rotate(${hour * 30} ${center} ${center})`}
          strokeWidth="2.5"
          strokeLinecap="round"
          className="stroke-mint"
        />
      ))}
      <path
        d={`M${center} ${center}V${center - 66}M${center} ${center}l34 20`}
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-white"
      />
      <g className="fill-ink font-display text-xl font-bold [text-anchor:middle]">
        {arcs.map(({ length, start }) => (
          <text key={start} {...at(start + length / 2)} dy="7">
            {length}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** The label's position at that minute. */
function at(minute: number) {
  const angle = (minute / 60) * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(center + radius * Math.sin(angle)), y: round(center - radius * Math.cos(angle)) };
}
