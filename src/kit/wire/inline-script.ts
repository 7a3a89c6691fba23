/**
 * The only inline script, minified by hand: its hash is part of every page's Content-Security-Policy.
 *
 * It imports the script in `data-src` once the page is loaded and painted, so a slow connection loads pictures and
 * fonts first. A prerendered page is painted only when the visitor opens it. Both waits have a limit: a picture may
 * hang, and Firefox reports no paint when it restores the scroll position (`enhance/live-modules.ts` has the same limits).
 *
 * It also stores the start of the visit (see `readVisitStart`), because a visitor may leave the page before the other
 * scripts load. The browser may block storage.
 */
export const inlineScript =
  '{let a=document.currentScript.dataset.src,b=()=>import(a);a&&(setTimeout(b,1e4),addEventListener("load",()=>{new PerformanceObserver(b).observe({type:"paint",buffered:!0});setTimeout(b,1e3)}));try{sessionStorage.visitStart??=location+" "+document.referrer}catch{}}';
