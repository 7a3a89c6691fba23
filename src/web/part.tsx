import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** A section that a rendering has left out, with what it is to show. */
export interface LeftOut {
  section: (props: object) => ReactNode;
  props: object;
}

/** What stands in its place; no page and no article has this element. */
export const hole = '<slot></slot>';

/** Takes what is left out, in the order of the page; null where all is rendered at once. */
export const LeftOutContext = createContext<LeftOut[] | null>(null);

/** What JSON can say whole: no function and no element. */
type Plain<Value> = Value extends (...all: never[]) => unknown
  ? never
  : { [Key in keyof Value]: Plain<Value[Key]> };

/**
 * A section of a page that no script hydrates; the server may have its markup from before. It must be made of nothing
 * but its props and the profile.
 */
export function Part<Props extends object>({
  of: section,
  ...props
}: { of: ComponentType<Props> } & NoInfer<Props & Plain<Props>>) {
  const leftOut = useContext(LeftOutContext);
  const part = { section, props } as unknown as LeftOut;
  if (!leftOut) return <part.section {...part.props} />;
  leftOut.push(part);
  return <slot />;
}
