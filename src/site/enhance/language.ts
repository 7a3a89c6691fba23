/** The page in the other language shows the same: a filter, a chosen service. */
export function keepQueryInOtherLanguage() {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (link) link.search = location.search;
  });
}
