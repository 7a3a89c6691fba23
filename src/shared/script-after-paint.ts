/**
 * Stands in a page that is read, as a script with the address of another in `data-src`. That one is fetched once all
 * that the page shows has come and something is on the screen: nothing there needs it, and on a slow line it would take
 * from the picture and the fonts. A page that was made ready early is painted only when the visitor comes to it.
 * Written out, since its hash stands in the policy of each page.
 */
export const scriptAfterPaint =
  '{let a=document.currentScript.dataset.src;addEventListener("load",()=>new PerformanceObserver(()=>import(a)).observe({type:"paint",buffered:!0}))}';
