/**
 * The mark, 96 x 96: a sun rising over a woven cloth, on a rounded square. The strands at the corners are cut in the
 * paths themselves, so the drawing has no ids to collide. `art/*.svg` are its masters for pictures.
 */
export const markParts: readonly MarkPart[] = [
  {
    fill: 'cream',
    d: 'M13.7 49.8h13.7v9.6H13.7zm27.4 0h13.7v9.6H41.1zm27.5 0h13.7v9.6H68.6zM0 62.2h13.7v9.6H0zm27.4 0h13.7v9.6H27.4zm27.5 0h13.7v9.6H54.9zm27.4 0H96v9.6H82.3zM13.7 74.6h13.7v9.6H13.7zm27.4 0h13.7v9.6H41.1zm27.5 0h13.7v9.6H68.6zM5.3 87h8.4v6.7A24 24 0 0 1 5.3 87zm22.1 0h13.7v9H27.4zm27.5 0h13.7v9H54.9zm27.4 0h8.4a24 24 0 0 1-8.4 6.7z',
  },
  {
    fill: 'shade',
    d: 'M1.5 48.4h10.7v12.4H1.5zm82.3 0h10.7v12.4H83.8zM15.2 60.8h10.7v12.4H15.2zm54.9 0h10.7v12.4H70.1zM1.5 73.2h10.7v12.4h-8a24 24 0 0 1-2.7-5.2zm82.3 0h10.7v7.2a24 24 0 0 1-2.7 5.2h-8zM15.2 85.6h10.7V96H24a24 24 0 0 1-8.8-1.7zm54.9 0h10.7v8.7A24 24 0 0 1 72 96h-1.9z',
  },
  {
    fill: 'sun',
    d: 'M21 47a27 27 0 0 1 54 0zM28.9 48.4h10.7v12.4H28.9zm27.5 0h10.7v12.4H56.4zM42.6 60.8h10.7v12.4H42.6zM28.9 73.2h10.7v12.4H28.9zm27.5 0h10.7v12.4H56.4zM42.6 85.6h10.7V96H42.6z',
  },
];

/** On a ground of the brand's colour, and on the light ground that dark bands need. */
export const markPaint: Record<'teal' | 'light', Record<MarkPart['fill'] | 'ground', string>> = {
  teal: { ground: '#0f5c5c', cream: '#f6ebda', shade: '#2e8783', sun: '#ffb92e' },
  light: { ground: '#f6ebda', cream: '#0f5c5c', shade: '#8db5ae', sun: '#ffb92e' },
};

interface MarkPart {
  fill: 'cream' | 'shade' | 'sun';
  /** Path data of an SVG. */
  d: string;
}
