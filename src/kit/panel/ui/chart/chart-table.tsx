import type { ChartPoint, ChartSeries } from './chart.ts';

interface ChartTableProps {
  title: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

/** The numbers of a chart, newest first. */
export function ChartTable({ title, points, series, format }: ChartTableProps) {
  return (
    <details>
      <summary className="flex min-h-9 w-fit items-center rounded-md font-medium text-link hover:underline touch:min-h-11">
        Show as a table
      </summary>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-line text-left">
              <th scope="col" className="py-1.5 font-medium">
                When
              </th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="py-1.5 pl-4 text-right font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ name, values }) => (
              <tr key={name} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {name}
                </th>
                {series.map((one, index) => (
                  <td key={one.name} className="py-1.5 pl-4 text-right">
                    {format(values[index]!)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
