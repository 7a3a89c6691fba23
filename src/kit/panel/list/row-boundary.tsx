import { Component, type ReactNode } from 'react';
import { getKey } from './stable-rows.ts';

interface GuardedRowProps<Row extends object> {
  row: Row;
  render: (row: Row) => ReactNode;
}

/** The rows of a list. One that fails says so in its place, and the others stay. */
export const guardedRows = <Row extends object>(
  rows: readonly Row[],
  render: GuardedRowProps<Row>['render'],
) => rows.map((row) => <RowBoundary key={String(getKey(row))} row={row} render={render as Render} />);

type Render = (row: object) => ReactNode;

class RowBoundary extends Component<GuardedRowProps<object>, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidUpdate({ row }: GuardedRowProps<object>) {
    if (this.state.hasFailed && row !== this.props.row) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? (
      <li className="px-4 py-3.5 text-ink-soft @4xl:col-span-full @4xl:px-5">
        This record could not be shown.
      </li>
    ) : (
      <Row {...this.props} />
    );
  }
}

/** In a component of its own, since a boundary does not catch what its own render throws. */
const Row = ({ row, render }: GuardedRowProps<object>) => render(row);
