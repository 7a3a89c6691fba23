/** The page in the other language shows the same: a filter, a chosen service. */
export function keepQueryInOtherLanguage() {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    const query = new URLSearchParams(location.search);
    // Of a list that is another one there.
    query.delete('page');
    link.search = `${query}`;
  });
}
