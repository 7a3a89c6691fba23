import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './enhance/enhance.ts';

/** The entry of a live page: hydrates `#root` with the data in the page. Head, header and footer stay as they are. */
export function hydrate<Data extends object>(View: ComponentType<Data>) {
  const data = JSON.parse(document.getElementById('data')!.textContent!) as Data;
  hydrateRoot(document.getElementById('root')!, <View {...data} />);
}
